import { stock } from '#projections/stock/area.ts';
import { stateOf } from '#projections/stock/projection.ts';
import { stockItemsTable, stockMemosTable } from '#projections/stock/tables.ts';
import { rentalStreams } from '../briefs/stock/holders.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { StockItemDetail } from './contract.ts';
import { stockItemDetail } from './detail.ts';

export const stockItemPast: Past<StockItemDetail> = {
  category: 'stock_item',
  projection: 'stock_items',
  path: '/v1/stocks/:id',
  tags: ['stocks'],
  differenceId: 'getStockDifference',
  detail: stockItemDetail,
  isShown: async (db, caller, id) =>
    isThere(await stockItemsFor(db, caller).where('stock.id', '=', id).select('stock.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const held = [...new Set(cuts.flatMap((cut) => rentalStreams(cut.counted(own))))];
    return [...own, ...(await load(held))];
  },
  isGone: (rows, id) => rows.of(stockItemsTable).some((row) => row.id === id && row.isRemoved),
};

export const stockThen: RowsThen = {
  models: stock,
  fields: (rows) =>
    rows
      .of(stockItemsTable)
      .map((row) => [`stock_item-${row.id}`, fieldsOf(stateOf(row), row, ['holderKind', 'holderId'])]),
  people: (rows) => rows.of(stockMemosTable).map(({ actorLabel, actorId }) => `${actorLabel}:${actorId}`),
};
