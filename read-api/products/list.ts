import type { FastifyRequest } from 'fastify';
import { type Order, orderOf, type PageOf, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import { readingOf } from '../kit/reading.ts';
import type { Product } from './contract.ts';
import { matchingProducts, type ProductsParams, type productOrders } from './filters.ts';
import { productRows } from './rows.ts';
import type { ProductsQuery } from './scope.ts';
import { shownProducts } from './show.ts';

type OrderField = (typeof productOrders)[number];

const columns = {
  id: 'product.id',
  name: 'product.name',
  priority: 'product.priority',
  price: 'product.price',
  created_time: 'product.createdAt',
  updated_time: 'product.updatedAt',
} as const;
const newestFirst: Order<OrderField> = { field: 'id', descending: true };

export async function listProducts(
  deps: ReadDeps,
  request: FastifyRequest,
  query: ProductsParams,
): Promise<PageOf<Product>> {
  const reading = readingOf(deps, request);
  const { db } = reading;
  const { products } = await matchingProducts(reading, query);
  const count = products.select((select) => select.fn.countAll<bigint>().as('count'));
  return listPage(request, {
    paging: pagingOf(query),
    count: () => rememberedCount(reading, 'products', query, count),
    ids: async ({ limit, offset }) => {
      const page = await inOrder(products, query.order)
        .select('product.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => shownProducts(db, await productRows(db, ids)),
  });
}

/** In the order that was asked for, else newest first; the id breaks ties. */
export function inOrder(products: ProductsQuery, order: string | undefined): ProductsQuery {
  const { field, descending } = orderOf<OrderField>(order, newestFirst);
  const direction = descending ? 'desc' : 'asc';
  const ordered = products.orderBy(columns[field], direction);
  return field === 'id' ? ordered : ordered.orderBy('product.id', direction);
}
