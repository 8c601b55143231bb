import { testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { furtherStockItemRows, stockItemRows } from '../testing/stock-item-rows.ts';
import { stockItemSamples } from '../testing/stock-item-samples.ts';
import { stockHistories } from '../testing/stock-items.ts';
import { stockItem } from './stock-item.ts';
import type { StockItemState } from './stock-state.ts';
import { type StockStatus, stockStatuses } from './stock-status.ts';
import { stockItemTransitions } from './stock-transitions.ts';

const { given } = scenarios(stockItem);

testEveryRow({
  entity: 'stock_item',
  decider: stockItem,
  table: stockItemTransitions,
  decided: [...stockItemRows, ...furtherStockItemRows],
  samples: stockItemSamples,
  statuses: stockStatuses,
  stateOf: (status) => stateOf(status as StockStatus),
  factsOf,
});

function stateOf(status: StockStatus): StockItemState {
  if (status === 'idle') return { ...given(stockHistories.created).state, status };
  return given(stockHistories[status]).state;
}

function factsOf(item: StockItemState): ReadonlySet<string> {
  return new Set([
    ...(item.isRemoved ? [] : ['there']),
    ...(item.holder === null ? ['not held'] : []),
    item.outStockRequest === 'requested' ? 'asked out' : 'not asked out',
    ...(item.unavailableReason === 'curator_paid' ? [] : ['not paid']),
  ]);
}
