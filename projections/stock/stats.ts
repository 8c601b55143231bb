import { allAndBrand, type Bucket, type Stat } from '../kit/counters/stat.ts';
import { type StockItemRow, stockItemsTable } from './tables.ts';

/** Counts garments by status, in all (scope 0) and for each brand (scope: the brand's id). */
export const stockItemsByStatus = stat('stock_items_by_status', (item) =>
  allAndBrand(item.brandId, item.status),
);

/**
 * Counts garments by number of rentals: `0` to `4`, and `5` for five or more. It counts them in all (scope 0) and for each brand
 * (scope: the brand's id).
 */
export const stockItemsByUse = stat('stock_items_by_use', (item) =>
  allAndBrand(item.brandId, String(Math.min(item.useCount, 5))),
);

/**
 * Counts garments with an out-stock request in `requested`, and those of them in stock in `in_stock`. It counts them in all
 * (scope 0) and for each brand (scope: the brand's id).
 */
export const outStockRequests = stat('stock_items_out_stock_requested', (item) => {
  if (item.outStockRequest !== 'requested') return [];
  const ready = item.status === 'in_stock' ? allAndBrand(item.brandId, 'in_stock') : [];
  return [...allAndBrand(item.brandId, 'requested'), ...ready];
});

/**
 * Counts a product's garments by status and in `total`. `availability` counts those that are free to reserve; `use` sums their
 * rentals.
 */
export const productStock = stat('product_stock', (item) => stockOf(item.productId, item));

/** Counts the garments of a product's size, with the buckets of `productStock`. */
export const productSizeStock = stat('product_size_stock', (item) => stockOf(item.productSizeId, item));

function stockOf(scope: number, item: StockItemRow): Bucket[] {
  const isFree = item.status === 'in_stock' && item.outStockRequest !== 'requested';
  return [
    { scope, bucket: item.status },
    { scope, bucket: 'total' },
    { scope, bucket: 'use', weight: item.useCount },
    ...(isFree ? [{ scope, bucket: 'availability' }] : []),
  ];
}

function stat(name: string, buckets: (item: StockItemRow) => Bucket[]): Stat<StockItemRow> {
  return { name, table: stockItemsTable, buckets: (item) => (item.isRemoved ? [] : buckets(item)) };
}
