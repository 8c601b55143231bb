import { system } from '#domain/actor.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { byMethod } from '#domain/looks/by-method.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { wantEyes } from './ask-eyes.ts';
import { askedFor } from './asked-for.ts';

/** Looks at what a look newly tags, or is asked about again, as the rule of each item's brand has it. */
export const certifyByMethod: Effect = async (deps, stored, id) => {
  const asked = newlyAsked(stored as unknown as LookEvent);
  if (asked !== 'all' && asked.length === 0) return;
  const { state } = await deps.streams.refresh(look, id);
  if (state.status !== 'posted') return;
  const { $correlationId: correlationId } = stored.metadata;
  for (const entry of state.entries) {
    const isAsked = asked === 'all' || asked.includes(entry.entryId);
    if (!isAsked || entry.status !== 'Pending') continue;
    const commandId = derivedCommandId(stored.id, `certify:${entry.entryId}`);
    if (await deps.streams.holds(look, id, commandId)) continue;
    const command = byMethod(state, entry, await askedFor(deps, state, entry));
    if (command === null || (asked === 'all' && showsTheSame(command, entry))) continue;
    // Where a person was faster it is refused, and that is as it should be.
    await runTarget(
      deps.streams,
      { on: 'look', id, command },
      {
        ...{ commandId, actor: system, receivedAt: deps.clock(), correlationId, causationId: stored.id },
      },
    );
  }
  if (asked === 'all') return;
  // What the rules rejected nobody needs to see.
  const { entries } = (await deps.streams.refresh(look, id)).state;
  const isLeft = entries.some(({ entryId, status }) => status === 'Pending' && asked.includes(entryId));
  if (isLeft) await wantEyes(deps, [id], { eventId: stored.id, correlationId });
};

/** What was learnt of a post may change nothing of what was seen of it. */
function showsTheSame(command: LookCommand, { checks }: LookEntry): boolean {
  return command.action === 'check_item' && sameJson(command.checks, checks);
}

/** The items that an event puts before the method. */
function newlyAsked({ type, data }: LookEvent): readonly number[] | 'all' {
  switch (type) {
    case 'LookPosted':
      return data.entries.map(({ entryId }) => entryId);
    case 'LookItemTagged':
      return [data.entryId];
    case 'LookRecertificationRequested':
      return data.entryIds;
    case 'LookLinkChecked':
      // What was not known then may be by now.
      return 'all';
    default:
      return [];
  }
}
