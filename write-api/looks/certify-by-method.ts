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

/** Checks newly tagged items, revised looks and recertification requests by the rule of each item's brand. */
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
    // The command is refused if a person has decided in the meantime, which is intended.
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
  // Items that the rules rejected need no certifier.
  const { entries } = (await deps.streams.refresh(look, id)).state;
  const isLeft = entries.some(
    ({ entryId, status }) => status === 'Pending' && (asked === 'all' || asked.includes(entryId)),
  );
  if (isLeft) await wantEyes(deps, [id], { eventId: stored.id, correlationId });
};

/**
 * Returns whether the command repeats the checks that the item already has. A link check or a revision may leave them
 * unchanged.
 */
function showsTheSame(command: LookCommand, { checks }: LookEntry): boolean {
  return command.action === 'check_item' && sameJson(command.checks, checks);
}

/**
 * Returns the items that an event requires to be checked. A new item or request gets an answer even if its checks stay the
 * same.
 */
function newlyAsked({ type, data }: LookEvent): { asked: readonly number[] | 'all'; isNew: boolean } {
  switch (type) {
    case 'LookPosted':
      return { asked: data.entries.map(({ entryId }) => entryId), isNew: true };
    case 'LookRecertificationRequested':
      return { asked: data.entryIds, isNew: true };
    case 'LookLinkChecked':
      // The earlier checks may have been made before the state of the link was known.
      return { asked: 'all', isNew: false };
    default:
      return { asked: contentEvents.has(type) ? 'all' : [], isNew: false };
  }
}
