import type { Area } from '../area.ts';
import { itemsOfOrder } from './items-of-order.ts';
import { ordersProjection } from './projection.ts';
import { orderItemsByFacet, ordersByFacet } from './stats.ts';
import { orderPaidDays, orderPlacedDays } from './sums.ts';
import { orderItemsTable, ordersTable } from './tables.ts';

export const orders = {
  tables: { 'read.orders': ordersTable, 'read.orderItems': orderItemsTable },
  projections: [ordersProjection],
  derived: [itemsOfOrder],
  stats: [ordersByFacet, orderItemsByFacet, orderPlacedDays, orderPaidDays],
} satisfies Area;
