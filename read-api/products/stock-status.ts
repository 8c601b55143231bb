import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { type Listed, pagingOf } from '#http/lists.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { countersOf } from '../kit/counters.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { ProductStockStatus } from './contract.ts';
import { requireProduct } from './detail.ts';
import { matchingProducts, type ProductsParams, productList } from './filters.ts';
import { sizesWithTypes } from './rows.ts';
import { statusCounts, stockCounts } from './stock-counts.ts';

/** Counts of a product's garments by status, in total and by size. Throws 404 if the caller may not see the product. */
export async function productStockStatus(
  deps: ReadDeps,
  caller: Caller,
  id: number,
): Promise<ProductStockStatus> {
  await requireProduct(deps, caller, id);
  const [status] = await stockStatusesOf(deps.db, [id]);
  if (status === undefined) throw notFound('product', id);
  return status;
}

/** One page of these counts, for the products that match all filters, in the order of the list of products. */
export async function listStockStatuses(
  reading: Reading,
  query: ProductsParams,
): Promise<Listed<ProductStockStatus>> {
  const { products } = await matchingProducts(reading, query);
  const count = products.select((select) => select.fn.countAll<bigint>().as('count'));
  return listPage({
    paging: pagingOf(query),
    count: () => rememberedCount(reading, 'products', query, count),
    ids: async ({ limit, offset }) => {
      const page = await productList
        .sorted(products, query.order)
        .select('product.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: (ids) => stockStatusesOf(reading.db, ids),
  });
}

/** The counts of these products, in the order of the ids. */
async function stockStatusesOf(db: ReadModels, ids: readonly number[]): Promise<ProductStockStatus[]> {
  const sizes = await sizesWithTypes(db).where(among('size.productId', ids)).orderBy('size.id').execute();
  const sizeIds = sizes.map((size) => size.id);
  const [ofProducts, ofSizes] = await Promise.all([
    countersOf(db, 'product_stock', ids),
    countersOf(db, 'product_size_stock', sizeIds),
  ]);
  const byProduct = Map.groupBy(sizes, (size) => size.productId);
  return ids.map((productId) => ({
    productId,
    ...stockCounts(ofProducts.get(productId)),
    statuses: statusCounts(ofProducts.get(productId)),
    sizes: (byProduct.get(productId) ?? []).map((size) => ({
      productSizeId: size.id,
      name: size.typeName ?? size.name ?? '',
      ...stockCounts(ofSizes.get(size.id)),
      statuses: statusCounts(ofSizes.get(size.id)),
    })),
  }));
}
