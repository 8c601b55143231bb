import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { ActionEntity } from '../actions/entity.ts';
import { runTarget } from '../commands/run-target.ts';
import { isInScope } from '../scope.ts';
import { stockItemActions } from './actions.ts';

/** Actions with a call of their own, since they need more than the stock item's stream. */
const elsewhere: readonly string[] = ['register', 'expire', 'revise_terms', 'change_size', 'create_piece'];

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
  async run({ streams }, { id, command, context, seenRevision }) {
    return runTarget(streams, { on: 'stock_item', id, command }, context, seenRevision);
  },
};
