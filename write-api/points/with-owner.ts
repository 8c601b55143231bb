import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import type { AccountOwner, PointAccountCommand } from '#domain/points/point-account.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** Adds the member's status to commands that depend on it. */
export async function withOwner(
  streams: Streams,
  userId: number,
  command: PointAccountCommand,
): Promise<PointAccountCommand> {
  if (command.action !== 'give' && command.action !== 'take' && command.action !== 'resume') return command;
  const { state } = await streams.refresh(member, userId);
  return { ...command, owner: { userId, standing: standingOf(state) } };
}

function standingOf({ status, role }: MemberState): AccountOwner['standing'] {
  if (status === 'forgotten') return 'forgotten';
  return role === 'banned' ? 'banned' : 'active';
}
