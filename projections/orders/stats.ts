import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { type OrderRow, ordersTable } from './tables.ts';

/**
 * Counts orders by status, payment method and the types of their items, in all (scope 0) and for each brand (scope: the brand's
 * id). A bucket's name has these three parts: `paid card product_v2+tryset`.
 */
export const ordersByFacet: Stat<OrderRow> = {
  name: 'orders_by_facet',
  table: ordersTable,
  buckets: ({ status, paymentMethod, types, brandIds }) =>
    [0, ...brandIds].map((scope) => ({ scope, bucket: `${status} ${paymentMethod} ${types.join('+')}` })),
};

/** Counts the items of orders in the same way, each with its own status and type. */
export const orderItemsByFacet: Stat<OrderRow> = {
  name: 'order_items_by_facet',
  table: ordersTable,
  buckets: ({ items, paymentMethod }) =>
    items.flatMap(({ brandId, status, type }) => allAndBrand(brandId, `${status} ${paymentMethod} ${type}`)),
};
