import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { FlagParam, IdsParam, IdsUpTo } from '#http/filters.ts';
import { highestOrderItemId } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { usersLike } from '../briefs/members/search.ts';
import { productsLike } from '../briefs/products/search.ts';
import { stockLike } from '../briefs/stock/search.ts';
import type { ReadDeps } from '../deps.ts';
import { countFollowed } from '../kit/followed-rows.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { countByFacets } from './facets.ts';
import { numberIn, OrderFilters, sharedConditions } from './filters.ts';
import type { OrderItemShown } from './item-shown.ts';
import { orderItemMoves } from './moves.ts';
import { rowsByIds } from './rows-by-ids.ts';
import { orderItemsFor } from './scope.ts';
import { itemsShown } from './whole-orders.ts';

export const orderItemList = sortedList(
  orderItemsFor,
  {
    id: 'item.id',
    sales_price: 'item.salesPrice',
    paid_time: 'item.paidTime',
    delivered_time: 'item.completedTime',
    created_time: 'item.createdAt',
    updated_time: 'item.updatedAt',
  },
  newestFirst,
  ['paid_time', 'delivered_time'],
);

export const OrderItemFilters = {
  ...OrderFilters,
  ids: Type.Optional(IdsUpTo(highestOrderItemId)),
  order_ids: Type.Optional(IdsParam),
  product_ids: Type.Optional(IdsParam),
  is_return_requested: Type.Optional(FlagParam),
  is_returned: Type.Optional(FlagParam),
};
export const OrderItemsQuery = ListQuery({ ...OrderItemFilters, order: orderItemList.param });
export type OrderItemsParams = Omit<Static<typeof OrderItemsQuery>, 'limit' | 'offset'>;

/** Items that the caller may see and that match all filters, unsorted. `q` searches numbers, members, products and codes. */
export async function filteredItems(reading: Reading, query: Omit<OrderItemsParams, 'order'>) {
  let items = orderItemsFor(reading.db, reading.caller);
  const lists = [
    ['item.type', query.types],
    ['item.order_id', query.order_ids],
    ['item.product_id', query.product_ids],
  ] as const;
  for (const [column, values] of lists) if (values !== undefined) items = items.where(among(column, values));
  for (const condition of await sharedConditions(reading, 'item', query)) items = items.where(condition);
  const { brand_id: brandId, is_return_requested: isRequested, is_returned: isReturned, q } = query;
  if (brandId !== undefined) items = items.where('item.brandId', '=', brandId);
  if (isRequested !== undefined) {
    items = items.where(whether(sql<SqlBool>`item.return_fault is not null`, isRequested));
  }
  if (isReturned !== undefined) {
    items = items.where(whether(sql<SqlBool>`item.returned_time is not null`, isReturned));
  }
  if (q !== undefined) items = items.where(await saying(reading, q));
  return { items };
}

async function saying(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const [users, products, stock] = await Promise.all([
    usersLike(reading, text),
    productsLike(reading, text),
    stockLike(reading, text),
  ]);
  const number = numberIn(text, highestOrderItemId);
  const found = [users('item.user_id'), products('item.product_id'), stock('item.stock_item_id')];
  const numbered =
    number === null
      ? []
      : [sql<SqlBool>`item.id = ${number}::bigint`, sql<SqlBool>`item.order_id = ${number}::bigint`];
  return sql<SqlBool>`(${sql.join([...found, ...numbered], sql` or `)})`;
}

/** The number of matching items, from the counters if they know it. */
export async function countItems(
  reading: Reading,
  query: OrderItemsParams,
  items: Awaited<ReturnType<typeof filteredItems>>['items'],
): Promise<number> {
  const list = { name: 'order items', query, moves: orderItemMoves };
  return (
    (await countByFacets(reading, 'order_items_by_facet', query)) ??
    countFollowed(reading, { ...list, id: 'item.id', matching: items })
  );
}

/** The same, sorted, with their buyers. */
export async function matchingItems(
  deps: Pick<ReadDeps, 'unsealer'>,
  reading: Reading,
  query: OrderItemsParams,
): Promise<Rows<OrderItemShown>> {
  const { items } = await filteredItems(reading, query);
  return rowsByIds({
    ids: orderItemList.sorted(items, query.order).select('item.id'),
    rows: (ids) => itemsShown(deps, reading, ids),
    count: () => countItems(reading, query, items),
  });
}
