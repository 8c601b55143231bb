import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { IdsParam } from '#http/filters.ts';
import { highestId } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { usersLike } from '../briefs/members/search.ts';
import { productsLike } from '../briefs/products/search.ts';
import type { ReadDeps } from '../deps.ts';
import { countFollowed } from '../kit/followed-rows.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { countByFacets } from './facets.ts';
import { numberIn, OrderFilters, sharedConditions } from './filters.ts';
import { orderMoves } from './moves.ts';
import { rowsByIds } from './rows-by-ids.ts';
import { ordersFor } from './scope.ts';
import type { OrderShown } from './shown.ts';
import { ordersShown } from './whole-orders.ts';

export const orderList = sortedList(
  ordersFor,
  {
    id: 'order.id',
    cash: 'order.cash',
    due_time: 'order.dueTime',
    paid_time: 'order.paidTime',
    created_time: 'order.createdAt',
    updated_time: 'order.updatedAt',
  },
  newestFirst,
  ['due_time', 'paid_time'],
);

export const OrdersQuery = ListQuery({
  ...OrderFilters,
  ids: Type.Optional(IdsParam),
  order: orderList.param,
});
export type OrdersParams = Static<typeof OrdersQuery>;

/** Orders that the caller may see and that match all filters, unsorted. `q` searches numbers, members and products. */
export async function filteredOrders(reading: Reading, query: OrdersParams) {
  let orders = ordersFor(reading.db, reading.caller);
  for (const condition of await sharedConditions(reading, 'order', query)) orders = orders.where(condition);
  const { types } = query;
  if (types !== undefined) orders = orders.where(sql<SqlBool>`${sql.ref('order.types')} && ${types}::text[]`);
  const { brand_id: brandId, q } = query;
  if (brandId !== undefined) {
    orders = orders.where(sql<SqlBool>`${sql.ref('order.brandIds')} @> array[${brandId}::integer]`);
  }
  if (q !== undefined) orders = orders.where(await saying(reading, q));
  return { orders };
}

async function saying(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const [users, products] = await Promise.all([usersLike(reading, text), productsLike(reading, text)]);
  const number = numberIn(text, highestId);
  return sql<SqlBool>`${sql.ref('order.id')} in (
    select sought.id from read.orders as sought where ${users('sought.user_id')}
    union all select bought.order_id from read.order_items as bought where ${products('bought.product_id')}
    union all select ${number}::integer where ${number}::integer is not null)`;
}

/** The same, sorted, with items, buyers and payments. */
export async function matchingOrders(
  deps: Pick<ReadDeps, 'unsealer'>,
  reading: Reading,
  query: OrdersParams,
): Promise<Rows<OrderShown>> {
  const { orders } = await filteredOrders(reading, query);
  return rowsByIds({
    ids: orderList.sorted(orders, query.order).select('order.id'),
    rows: (ids) => ordersShown(deps, reading, ids),
    count: async () =>
      (await countByFacets(reading, 'orders_by_facet', query)) ??
      countFollowed(reading, { name: 'orders', query, moves: orderMoves, id: 'order.id', matching: orders }),
  });
}
