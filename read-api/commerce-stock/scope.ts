import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { productsFor } from '../briefs/products/scope.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { ReadModels } from '../database.ts';

/** The sizes of products that the caller may see, each with its offer in the shop, if there ever was one. */
export function commerceStocksFor(db: ReadModels, caller: Caller) {
  const garments = stockItemsFor(db, caller)
    .where('stock.status', '=', 'in_stock')
    .where('stock.outStockRequest', '<>', 'requested')
    .where(sql<boolean>`stock.product_size_id = size.id`)
    .select(({ fn }) => fn.countAll<bigint>().as('count'));
  return productsFor(db, caller)
    .innerJoin('read.productSizes as size', 'size.productId', 'product.id')
    .leftJoin('read.reference as sizeType', (join) =>
      join.on('sizeType.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .leftJoin('read.commerceStocks as offer', 'offer.id', 'size.id')
    .where('size.isRemoved', '=', false)
    .select(['size.id', 'product.id as productId', 'product.name as productName', 'product.code'])
    .select(['product.status as productStatus', 'product.isCommerceSaleAvailable'])
    .select(sql<string>`coalesce(size_type.name, size.name, '')`.as('sizeName'))
    .select(['offer.type', 'offer.status', 'offer.availableCount', 'offer.reserved', 'offer.soldCount'])
    .select(['offer.revision', 'offer.createdAt', 'offer.updatedAt'])
    .select(garments.as('garments'));
}
export type CommerceStockFound = Awaited<ReturnType<ReturnType<typeof commerceStocksFor>['execute']>>[number];
