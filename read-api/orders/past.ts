import { notFound } from '#http/errors.ts';
import { orders } from '#projections/orders/area.ts';
import { ordersTable } from '#projections/orders/tables.ts';
import type { ReadModels } from '../database.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { among } from '../kit/search.ts';
import { type OrderDetail, orderFields } from './contract.ts';
import { type OrderItemDetail, orderItemFields } from './item-contract.ts';
import { orderItemsFor, ordersFor, seesBuyer } from './scope.ts';
import { itemsShown, ordersShown } from './whole-orders.ts';

interface Placed {
  paymentId?: number | null;
  items?: readonly { itemId: number; trysetItemId: number | null; stockItemId: number | null }[];
}

/** The past of orders needs their payments, the items that members try on, the garments, and the looks that show items. */
export async function around(
  load: (streams: readonly string[]) => Promise<Step[]>,
  own: readonly Step[],
  db: ReadModels,
): Promise<Step[]> {
  const placings = own.filter(({ type }) => type === 'OrderPlaced').map(({ data }) => data as Placed);
  const items = placings.flatMap(({ items: placed = [] }) => placed);
  const itemIds = items.map(({ itemId }) => itemId);
  const looks = await db
    .selectFrom('read.lookItems as tagged')
    .where(among('tagged.order_item_id', itemIds))
    .select('tagged.lookId')
    .distinct()
    .execute();
  const streams = [
    ...placings.flatMap(({ paymentId: id }) => (id ? [`payment-${id}`] : [])),
    ...items.flatMap(({ trysetItemId: id }) => (id === null ? [] : [`tryset_item-${id}`])),
    ...items.flatMap(({ stockItemId: id }) => (id === null ? [] : [`stock_item-${id}`])),
    ...looks.map(({ lookId }) => `look-${lookId}`),
  ];
  return load([...new Set(streams)]);
}

export const orderPast: Past<OrderDetail> = {
  category: 'order',
  projection: 'orders',
  path: '/v2/orders/:id',
  tags: ['orders'],
  differenceId: 'getOrderDifference',
  async detail(deps, caller, id) {
    const seen = await ordersFor(deps.db, caller).where('order.id', '=', id).select('order.id').execute();
    const read = { db: deps.db, caller, now: deps.now().toISOString() };
    const [row] = await ordersShown(
      deps,
      read,
      seen.map((each) => each.id),
    );
    if (row === undefined) throw notFound('order', id);
    return orderFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(await ordersFor(db, caller).where('order.id', '=', id).select('order.id').executeTakeFirst()),
  around: async (load, own, _, db) => [...own, ...(await around(load, own, db))],
  isGone: () => false,
};

/**
 * The past of one item: that of its order, of which it shows a part. A brand that may not see the buyer any more does not see it
 * in the past either; `live` are the present read models.
 */
export function itemPastOf(itemId: number, live: ReadModels): Past<OrderItemDetail> {
  return {
    ...orderPast,
    async detail(deps, caller) {
      const ofItem = orderItemsFor(deps.db, caller).where(among('item.id', [itemId]));
      const seen = await ofItem.select('item.id').execute();
      const read = { db: deps.db, caller, now: deps.now().toISOString() };
      const [row] = await itemsShown(
        deps,
        read,
        seen.map((each) => Number(each.id)),
      );
      if (row === undefined) throw notFound('order_item', itemId);
      const isSeen = deps.db === live || (await buyersSeenNow(live, caller, [itemId])).has(itemId);
      return orderItemFields.shown(isSeen ? row : { ...row, who: null });
    },
    isShown: async (db, caller) =>
      isThere(
        await orderItemsFor(db, caller)
          .where(among('item.id', [itemId]))
          .select('item.id')
          .executeTakeFirst(),
      ),
  };
}

/** Returns those of the items whose buyers the caller may see now. `live` are the present read models. */
export async function buyersSeenNow(
  live: ReadModels,
  caller: Parameters<typeof seesBuyer>[0],
  itemIds: readonly number[],
): Promise<Set<number>> {
  const now = await live
    .selectFrom('read.orderItems as item')
    .where(among('item.id', itemIds))
    .select(['item.id', 'item.type', 'item.status'])
    .execute();
  return new Set(now.filter((item) => seesBuyer(caller, item)).map(({ id }) => Number(id)));
}

/** The fields are those of the state; the row's other columns repeat them. */
export const ordersThen: RowsThen = {
  models: orders,
  fields: (rows) =>
    rows
      .of(ordersTable)
      .map((row) => [`order-${row.id}`, fieldsOf(row, {}, ['brandIds', 'types', 'cash', 'point'])]),
  people: (rows) => rows.of(ordersTable).map(({ userId }) => `user:${userId}`),
};
