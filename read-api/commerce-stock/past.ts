import { commerceStock } from '#projections/commerce-stock/area.ts';
import { commerceStocksTable } from '#projections/commerce-stock/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { CommerceStockDetail } from './contract.ts';
import { commerceStockDetail } from './detail.ts';
import { commerceStocksFor } from './scope.ts';

export const commerceStockPast: Past<CommerceStockDetail> = {
  category: 'commerce_stock',
  projection: 'commerce_stocks',
  path: '/v2/products/commerce_stocks/:id',
  tags: ['commerce stock'],
  differenceId: 'getCommerceStockDifference',
  detail: commerceStockDetail,
  isShown: async (db, caller, id) =>
    isThere(await commerceStocksFor(db, caller).where('size.id', '=', id).executeTakeFirst()),
  around: async (_load, own) => [...own],
  isGone: () => false,
};

export const commerceStockThen: RowsThen = {
  models: commerceStock,
  fields: (rows) =>
    rows.of(commerceStocksTable).map((row) => [`commerce_stock-${row.id}`, fieldsOf({}, row, [])]),
  people: () => [],
};
