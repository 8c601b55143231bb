import { notFound } from '#http/errors.ts';
import { stocktakes } from '#projections/stocktakes/area.ts';
import { stocktakesTable } from '#projections/stocktakes/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import { type StocktakeDetail, stocktakeFields } from './contract.ts';
import { stocktakesFor } from './scope.ts';

export const stocktakePast: Past<StocktakeDetail> = {
  category: 'stocktake',
  projection: 'stocktakes',
  path: '/v1/stocktakes/:id',
  tags: ['stocktakes'],
  differenceId: 'getStocktakeDifference',
  async detail({ db }, caller, id) {
    const row = await stocktakesFor(db, caller).where('stocktake.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('stocktake', id);
    return stocktakeFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(await stocktakesFor(db, caller).where('stocktake.id', '=', id).executeTakeFirst()),
  around: async (_load, own) => [...own],
  isGone: () => false,
};

export const stocktakesThen: RowsThen = {
  models: stocktakes,
  fields: (rows) => rows.of(stocktakesTable).map((row) => [`stocktake-${row.id}`, fieldsOf({}, row, [])]),
  people: () => [],
};
