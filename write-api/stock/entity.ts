import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { type StockItemAction, stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { requireSlot } from '../slots/require-slot.ts';
import { stockItemActions } from './actions.ts';
import { isRepeat, stowPiece } from './pieces.ts';
import { freeingSlots } from './slots.ts';

/** The actions that have a route of their own, because they need more than the stock item's stream. */
const elsewhere: readonly StockItemAction[] = [
  'register',
  'expire',
  'revise_terms',
  'change_size',
  'create_piece',
];

export const stockItemEntity: ActionEntity<StockItemState, StockItemCommand, StockItemEvent> = {
  name: 'stock_item',
  path: '/v1/stocks',
  title: 'StockItem',
  tag: 'stocks',
  decider: stockItem,
  transitions: stockItemTransitions.filter((row) => !elsewhere.includes(row.action)),
  specs: stockItemActions,
  isVisible: (item, caller) =>
    item.status !== 'none' && !item.isRemoved && isInScope(caller, { brandIds: [item.brandId] }),
  target: (id, command) => ({ on: 'stock_item', id, command }),
  run: (deps, on) => freeingSlots(deps, on.id, on.context, () => runOnGarment(deps, on)),
};

async function runOnGarment(
  deps: WriteDeps,
  on: ActionOn<StockItemState, StockItemCommand>,
): Promise<TargetOutcome> {
  const { id, context, seenRevision } = on;
  const command = await inRegisteredSlot(deps, on);
  return command.action === 'stow_piece'
    ? stowPiece(deps, on, command)
    : runTarget(deps.streams, { on: 'stock_item', id, command }, context, seenRevision);
}

/**
 * Returns the command with the registered slot in place of the typed one. A repeat keeps its slot, because that slot may be
 * retired by now.
 */
async function inRegisteredSlot(
  deps: WriteDeps,
  { id, command, context }: ActionOn<StockItemState, StockItemCommand>,
): Promise<StockItemCommand> {
  const isStowing =
    command.action === 'enter' || command.action === 'stow' || command.action === 'stow_piece';
  if (!isStowing || command.slot === null || (await isRepeat(deps, id, context))) return command;
  return { ...command, slot: await requireSlot(deps, command.slot) };
}
