import type { Buyer, OrderEvent } from '#domain/orders/order-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { placedItem } from '#domain/testing/orders.ts';
import { itemsOfOrder } from '#projections/orders/items-of-order.ts';
import { ordersProjection } from '#projections/orders/projection.ts';
import { orderItemsTable, ordersTable } from '#projections/orders/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const at = `${on}T00:00:00.000Z`;

const ofA = { ...placedItem, brandId: 1, productId: 11, productSizeId: 110, stockItemId: 111 };
const ofB = { ...placedItem, brandId: 2, productId: 21, productSizeId: 210, stockItemId: 211 };

const buyer: Buyer = {
  name: 'Hana Choi',
  phone: '+821012345678',
  email: 'hana@example.test',
  destination: { name: 'Hana', phone: '+821012345678', address: 'Mapo 1', notes: null },
};

const placing = (orderId: number, userId: number, items: readonly (typeof ofA)[]): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    orderId,
    userId,
    currency: 'KRW',
    paymentMethod: 'card',
    items: items.map((item, index) => ({ ...item, itemId: orderId * 100 + index + 1 })),
    buyer: `sealed:${JSON.stringify(buyer)}` as Sealed,
    paymentId: 74,
    dueTime: '2026-03-09T00:30:00.000Z',
  },
});
const paid: OrderEvent = { type: 'OrderPaid', data: { paidTime: at } };

/** Sample: order 711 of member 1001 holds an item of each brand, and order 712 of member 1002 an item of brand B. */
const orders = [
  { id: 711, brandIds: [1, 2], events: [placing(711, 1001, [ofA, ofB]), paid] },
  { id: 712, brandIds: [2], events: [placing(712, 1002, [ofB]), paid] },
];

export const sample: Sample = {
  async insert(pool) {
    const rows = orders.flatMap(
      ({ id, events }) =>
        foldAll(
          ordersProjection,
          `order-${id}`,
          events.map((event) => ({ event, on })),
        ) ?? [],
    );
    await insertRows(pool, ordersTable, rows);
    await insertRows(pool, orderItemsTable, rows.flatMap(itemsOfOrder.rows));
  },
  log: orders.flatMap(({ id, brandIds, events }) =>
    events.map((event, index) =>
      logRow(`order-${id}`, BigInt(index), event.type, event.data, { at, brandIds }),
    ),
  ),
  idOf(path, name, brand) {
    if (name === 'action') return null;
    if (path.startsWith('/v2/orders/invoice-items')) return brand === 1 ? '71101' : '71201';
    return path.startsWith('/v2/orders') ? String(710 + brand) : null;
  },
  shared: /^$/,
  forStaff:
    /^\/v2\/orders(\/(invoices|banks|csv).*|\/\{id\}(\/history)?)?$|^\/v2\/orders\/invoice-items\/(totals$|\{id\}\/history)/,
};
