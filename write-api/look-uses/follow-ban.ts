import { system } from '#domain/actor.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { looksOf } from '../looks/looks-of-members.ts';

/**
 * Tells the uses of a member's looks that a ban hides these looks, and that the end of the ban shows them. A removed look tells its
 * uses itself.
 */
export const followBan: Effect = async (deps, stored, userId) => {
  if (entityOf(stored.stream).category !== 'user') return;
  const type = stored.type as MemberEvent['type'];
  if (type !== 'MemberBanned' && type !== 'MemberUnbanned') return;
  const isGone = type === 'MemberBanned';
  const { state } = await deps.streams.refresh(member, userId);
  // The member was banned or unbanned again since; that event has its own reaction.
  if (isGone !== (state.role === 'banned')) return;
  for (const lookId of await looksOf(deps, userId)) {
    const context = {
      commandId: derivedCommandId(stored.id, `uses of look ${lookId}`),
      correlationId: stored.metadata.$correlationId,
      causationId: stored.id,
      actor: system,
      receivedAt: deps.clock(),
    };
    const command = { action: 'follow_look', lookId, isGone } as const;
    await runTarget(deps.streams, { on: 'look_uses', id: lookId, command }, context);
  }
};
