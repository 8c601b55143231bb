import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

/** A garment's name is its code. Staff read the histories of removed garments too, and know them by their codes. */
export const stockItemNames: NamesOf = (db, caller, ids) =>
  (caller.label === 'staff' ? db.selectFrom('read.stockItems as stock') : stockItemsFor(db, caller))
    .where(among('stock.id', ids))
    .select(['stock.id', 'stock.code as name'])
    .execute();
