import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { type StockItemAction, stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { stockItemActions } from './actions.ts';
import { stowPiece } from './pieces.ts';
import { freeingSlots } from './slots.ts';

/** Actions with a call of their own, since they need more than the stock item's stream. */
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
  run: (deps, order) => freeingSlots(deps, order.id, order.context, () => runOnGarment(deps, order)),
};

function runOnGarment(
  deps: WriteDeps,
  order: ActionOn<StockItemState, StockItemCommand>,
): Promise<TargetOutcome> {
  const { id, command, context, seenRevision } = order;
  return command.action === 'stow_piece'
    ? stowPiece(deps, order, command)
    : runTarget(deps.streams, { on: 'stock_item', id, command }, context, seenRevision);
}
