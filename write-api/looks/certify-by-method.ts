import { system } from '#domain/actor.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { byMethod } from '#domain/looks/by-method.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { contentEvents } from '#domain/looks/look-state.ts';
import { mayBegin } from '#domain/looks/look-transitions.ts';
import { asEvent } from '#event-store/stored-event.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { wantEyes } from './ask-eyes.ts';
import { askedFor } from './asked-for.ts';

/** Looks at what a look newly tags, or is asked about again, as the rule of each item's brand has it. */
export const certifyByMethod: Effect = async (deps, stored, id) => {
  const { asked, isNew } = newlyAsked(asEvent<LookEvent>(stored));
  if (asked !== 'all' && asked.length === 0) return;
  const { state } = await deps.streams.refresh(look, id);
  if (state.status !== 'posted') return;
  const { $correlationId: correlationId } = stored.metadata;
  for (const entry of state.entries) {
    const isAsked = asked === 'all' || asked.includes(entry.entryId);
    if (!isAsked || !mayBegin('check_item', entry.status)) continue;
    const commandId = derivedCommandId(stored.id, `certify:${entry.entryId}`);
    if (await deps.streams.holds(look, id, commandId)) continue;
    const command = byMethod(state, entry, await askedFor(deps, state, entry));
    if (command === null || (!isNew && showsTheSame(command, entry))) continue;
    // Where a person was faster it is refused, and that is as it should be.
    await runTarget(
      deps.streams,
      { on: 'look', id, command },
      {
        commandId,
        actor: system,
        receivedAt: deps.clock(),
        correlationId,
        causationId: stored.id,
      },
    );
  }
  if (stored.type === 'LookLinkChecked') return;
  // What the rules rejected nobody needs to see.
  const { entries } = (await deps.streams.refresh(look, id)).state;
  const isLeft = entries.some(
    ({ entryId, status }) => status === 'Pending' && (asked === 'all' || asked.includes(entryId)),
  );
  if (isLeft) await wantEyes(deps, [id], { eventId: stored.id, correlationId });
};

/** What was learnt of a post, or said in another place of it, may change nothing of the checks. */
function showsTheSame(command: LookCommand, { checks }: LookEntry): boolean {
  return command.action === 'check_item' && sameJson(command.checks, checks);
}

/** The items that an event puts before the method. A new question is answered also where the checks stay as they are. */
function newlyAsked({ type, data }: LookEvent): { asked: readonly number[] | 'all'; isNew: boolean } {
  switch (type) {
    case 'LookPosted':
      return { asked: data.entries.map(({ entryId }) => entryId), isNew: true };
    case 'LookRecertificationRequested':
      return { asked: data.entryIds, isNew: true };
    case 'LookLinkChecked':
      // What was not known then may be by now.
      return { asked: 'all', isNew: false };
    default:
      return { asked: contentEvents.has(type) ? 'all' : [], isNew: false };
  }
}
