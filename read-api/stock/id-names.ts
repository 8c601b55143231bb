import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

/** A garment's name is its code. */
export const stockItemNames: NamesOf = (db, caller, ids) =>
  stockItemsFor(db, caller)
    .where(among('stock.id', ids))
    .select(['stock.id', 'stock.code as name'])
    .execute();
