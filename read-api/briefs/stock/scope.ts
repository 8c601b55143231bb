import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { nothing } from '../../kit/scope.ts';

/** Garments, except removed ones. */
export function stockItemsFor(db: ReadModels, caller: Caller) {
  const stock = db.selectFrom('read.stockItems as stock').where('stock.isRemoved', '=', false);
  if (caller.label === 'brand_admin') return stock.where('stock.brandId', '=', caller.brandId);
  return caller.label === 'user' ? stock.where(nothing) : stock;
}
export type StockItemsQuery = ReturnType<typeof stockItemsFor>;
