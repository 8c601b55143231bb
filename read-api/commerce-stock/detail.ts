import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { ReadDeps } from '../deps.ts';
import { type CommerceStockDetail, type CommerceStocks, shownCommerceStock } from './contract.ts';
import { commerceStocksFor } from './scope.ts';

/** How each size of a product is offered, by size id. Throws 404 if the caller may not see the product. */
export async function commerceStocksOf(
  { db }: Pick<ReadDeps, 'db'>,
  caller: Caller,
  productId: number,
): Promise<CommerceStocks> {
  const product = await productsFor(db, caller)
    .where('product.id', '=', productId)
    .select('product.isCommerceSaleAvailable')
    .executeTakeFirst();
  if (product === undefined) throw notFound('product', productId);
  const { isCommerceSaleAvailable } = product;
  const rows = await commerceStocksFor(db, caller)
    .where('product.id', '=', productId)
    .orderBy('size.id')
    .execute();
  return { productId, isCommerceSaleAvailable, data: rows.map(shownCommerceStock) };
}

/** Throws 404 if the caller may not see the size. */
export async function commerceStockDetail(
  { db }: Pick<ReadDeps, 'db'>,
  caller: Caller,
  id: number,
): Promise<CommerceStockDetail> {
  const row = await commerceStocksFor(db, caller).where('size.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('commerce_stock', id);
  return shownCommerceStock(row);
}
