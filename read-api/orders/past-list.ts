import { type SqlBool, sql } from 'kysely';
import { orderOfItem } from '#domain/orders/item-ids.ts';
import { orderItemStatuses } from '#domain/orders/order-kinds.ts';

import type { ReadDeps } from '../deps.ts';
import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { among } from '../kit/search.ts';
import { sharedConditions } from './filters.ts';
import type { OrderItemsParams } from './item-lists.ts';
import type { OrderItemShown } from './item-shown.ts';
import type { OrdersParams } from './lists.ts';
import { around, buyersSeenNow } from './past.ts';
import type { OrderShown } from './shown.ts';
import { itemsShown, ordersShown } from './whole-orders.ts';

type Deps = Pick<ReadDeps, 'db' | 'unsealer'>;

const shared = ['statuses', 'types', 'payment_method', 'user_id', 'brand_id', 'ids', 'created_time'];
const orders = ['id', 'created_time'];
const aroundOrders = (deps: Deps): PastList<never, never>['around'] => ({
  load: (load, own) => around(load, own, deps.db),
});

/** The list of orders as it was. Orders belong to no brand: all their spans stand under brand 0. */
export function pastOrders(deps: Deps): PastList<OrdersParams, OrderShown> {
  return {
    category: 'order',
    projection: 'orders',
    spans: 'read.order_spans',
    days: 'read.order_days',
    stat: 'order_moves',
    own: 'read.orders',
    hasBrands: true,
    statuses: orderItemStatuses,
    createdAt: 'created_at',
    known: { filters: shared, orders },
    counted: ['statuses'],
    async asked(reading, { statuses, ...query }) {
      const { types, brand_id: brandId } = query;
      return {
        statuses: statuses,
        conditions: [
          ...(await sharedConditions(reading, 'own', query)),
          ...(types === undefined ? [] : [sql<SqlBool>`own.types && ${types}::text[]`]),
          ...(brandId === undefined ? [] : [sql<SqlBool>`own.brand_ids @> array[${brandId}::integer]`]),
        ],
      };
    },
    around: aroundOrders(deps),
    shown: (reading, ids) => ordersShown(deps, reading, ids),
  };
}

/** The list of orders' items as it was. A brand that may not see a buyer any more does not see it in the past either. */
export function pastOrderItems(
  deps: Deps,
): PastList<OrderItemsParams & { limit?: number; offset?: number }, OrderItemShown> {
  return {
    category: 'order',
    streamOf: orderOfItem,
    projection: 'orders',
    spans: 'read.order_item_spans',
    days: 'read.order_item_days',
    stat: 'order_item_moves',
    own: 'read.order_items',
    hasBrands: false,
    statuses: orderItemStatuses,
    createdAt: 'created_at',
    known: { filters: [...shared, 'order_ids', 'product_ids'], orders },
    counted: ['statuses', 'brand_id'],
    async asked(reading, { statuses, ...query }) {
      const lists = [
        ['own.type', query.types],
        ['own.order_id', query.order_ids],
        ['own.product_id', query.product_ids],
      ] as const;
      return {
        statuses: statuses,
        brandId: query.brand_id,
        conditions: [
          ...(await sharedConditions(reading, 'own', query)),
          ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ],
      };
    },
    around: aroundOrders(deps),
    async shown(reading, ids) {
      const [items, seen] = await Promise.all([
        itemsShown(deps, reading, ids),
        buyersSeenNow(deps.db, reading.caller, ids),
      ]);
      return items.map((item) => (seen.has(item.id) ? item : { ...item, who: null }));
    },
  };
}
