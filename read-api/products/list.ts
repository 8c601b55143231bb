import { type Listed, pagingOf } from '#http/lists.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import type { Product } from './contract.ts';
import { matchingProducts, type ProductsParams, productList } from './filters.ts';
import { productRows } from './rows.ts';
import { shownProducts } from './show.ts';

export async function listProducts(reading: Reading, query: ProductsParams): Promise<Listed<Product>> {
  const { db } = reading;
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
    rows: async (ids) => shownProducts(db, reading.caller, await productRows(db, ids)),
  });
}
