import { type Actor, system } from '#domain/actor.ts';
import { sameSlot } from '#domain/slots/slot-label.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stocktake } from '#domain/stocktakes/stocktake.ts';
import type { SettledGarment, StocktakeEvent } from '#domain/stocktakes/stocktake-events.ts';
import type { DecidedGarment } from '#domain/stocktakes/stocktake-state.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';

/** The outcomes of so many garments are recorded together. After a crash in between, their commands change nothing. */
const together = 25;

const causes: ReadonlySet<string> = new Set<StocktakeEvent['type']>([
  'StocktakeFinished',
  'StocktakeRetried',
]);

/**
 * Carries out the decisions of a finished stocktake: missing garments go on hold, and misplaced ones move. Each command's id derives
 * from the event, so it takes effect once. The stocktake records each outcome, and staff can try failed ones again.
 */
export const settleGarments: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'stocktake' || !causes.has(stored.type)) return;
  for (;;) {
    const { state } = await deps.streams.refresh(stocktake, id);
    const part = state.decided.filter(({ outcome }) => outcome === 'pending').slice(0, together);
    const [first] = part;
    if (first === undefined) return;
    const settled: SettledGarment[] = [];
    for (const garment of part) settled.push(await carryOut(deps, stored, garment));
    const context = contextOf(deps, stored, `settle from ${first.stockItemId}`, system);
    const command = { action: 'settle', settled } as const;
    const outcome = await runTarget(deps.streams, { on: 'stocktake', id, command }, context);
    if (!outcome.ok) throw refusalError(outcome);
  }
};

async function carryOut(
  deps: WriteDeps,
  stored: StoredEvent,
  { stockItemId, decision, slot }: DecidedGarment,
): Promise<SettledGarment> {
  const { state } = await deps.streams.refresh(stockItem, stockItemId);
  const isDone = slot === null ? state.status === 'hold' : sameSlot(state.slot, slot);
  if (isDone) return { stockItemId, errorCode: null };
  const command = slot === null ? ({ action: 'hold' } as const) : ({ action: 'stow', slot } as const);
  const context = contextOf(deps, stored, `${decision} ${stockItemId}`, stored.metadata.actor);
  const outcome = await runTarget(deps.streams, { on: 'stock_item', id: stockItemId, command }, context);
  if (outcome.ok) return { stockItemId, errorCode: null };
  if (!('errorCode' in outcome.refusal)) throw refusalError(outcome);
  return { stockItemId, errorCode: outcome.refusal.errorCode };
}

/** The garments' events have the reason and the actor of the event that decided. */
function contextOf(
  { clock }: WriteDeps,
  { id, metadata }: StoredEvent,
  step: string,
  actor: Actor,
): CommandContext {
  const { $correlationId: correlationId, reason } = metadata;
  return {
    commandId: derivedCommandId(id, step),
    actor,
    receivedAt: clock(),
    correlationId,
    causationId: id,
    ...(reason === undefined ? {} : { reason }),
  };
}
