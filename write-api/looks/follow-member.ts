import { system } from '#domain/actor.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { readStream } from '#event-store/load.ts';
import { type StoredEvent, streamName } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { looksOf } from './looks-of-members.ts';

/**
 * Applies a member's change to the member's looks. A ban hides them, and unbanning shows the looks that the ban hid.
 * Forgetting the member removes them. Running it twice is safe.
 */
export async function followMember(deps: WriteDeps, stored: StoredEvent, userId: number): Promise<void> {
  const type = stored.type as MemberEvent['type'];
  if (type !== 'MemberBanned' && type !== 'MemberUnbanned' && type !== 'MemberForgotten') return;
  const { state } = await deps.streams.refresh(member, userId);
  // The member was banned or unbanned again since; that event has its own reaction.
  if ((type === 'MemberBanned') !== (state.role === 'banned') && type !== 'MemberForgotten') return;
  const bans = await bansOf(deps, stored);
  for (const id of await looksOf(deps, userId)) {
    const command = await commandFor(deps, type, id, bans);
    if (command === null) continue;
    const context = {
      commandId: derivedCommandId(stored.id, `${command.action} look ${id}`),
      correlationId: stored.metadata.$correlationId,
      causationId: stored.id,
      actor: system,
      receivedAt: deps.clock(),
    };
    await runTarget(deps.streams, { on: 'look', id, command }, context);
  }
}

/** Returns the command for a look; null if the look needs no change. */
async function commandFor(
  deps: WriteDeps,
  type: 'MemberBanned' | 'MemberUnbanned' | 'MemberForgotten',
  id: number,
  bans: ReadonlySet<string>,
): Promise<LookCommand | null> {
  const { status, isHidden } = (await deps.streams.refresh(look, id)).state;
  if (status !== 'posted') return null;
  if (type === 'MemberForgotten') return { action: 'remove', takesBack: false };
  if (type === 'MemberBanned') return isHidden ? null : { action: 'hide' };
  return isHidden && (await isHiddenBy(deps, id, bans)) ? { action: 'show' } : null;
}

async function bansOf({ streams }: WriteDeps, { stream }: StoredEvent): Promise<ReadonlySet<string>> {
  const bans = new Set<string>();
  for await (const { id, type } of readStream(streams.client, stream))
    if (type === 'MemberBanned') bans.add(id);
  return bans;
}

/** Returns whether one of these events hid the look. A look that staff or the member hid stays hidden. */
async function isHiddenBy({ streams }: WriteDeps, id: number, causes: ReadonlySet<string>): Promise<boolean> {
  let by: string | null = null;
  for await (const { type, metadata } of readStream(streams.client, streamName('look', id))) {
    if ((type as LookEvent['type']) === 'LookHidden') by = metadata.$causationId;
    if ((type as LookEvent['type']) === 'LookShown') by = null;
  }
  return by !== null && causes.has(by);
}
