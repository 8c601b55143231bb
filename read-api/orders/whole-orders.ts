import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { prepared } from '../kit/prepared.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { accountOf, buyersOf } from './buyers.ts';
import type { OrderItemShown } from './item-shown.ts';
import { type OrderFound, type OrderItemFound, wholeItems, wholeOrders } from './scope.ts';
import type { OrderShown } from './shown.ts';

type Deps = Pick<ReadDeps, 'unsealer'>;
type Read = Pick<Reading, 'db' | 'caller' | 'now'>;

/** Orders in the order of the ids, of the present or of a past. The caller of this function must have checked access. */
async function ordersOfIds(db: ReadModels, ids: readonly number[]): Promise<OrderFound[]> {
  const rows = await wholeOrders(db.selectFrom('read.orders as order'))
    .where(among('order.id', ids))
    .modifyEnd(prepared)
    .execute();
  return inOrderOf(ids, rows);
}

/** Items in the order of the ids, of the present or of a past. The caller of this function must have checked access. */
export async function itemsOfIds(db: ReadModels, ids: readonly number[]): Promise<OrderItemFound[]> {
  const rows = await wholeItems(db.selectFrom('read.orderItems as item'))
    .where(among('item.id', ids))
    .modifyEnd(prepared)
    .execute();
  return inOrderOf(
    ids,
    rows.map((row) => ({ ...row, id: Number(row.id) })),
  );
}

/** Orders with their items, buyers and payments, in the order of the ids. Access must have been checked. */
export async function ordersShown(deps: Deps, read: Read, ids: readonly number[]): Promise<OrderShown[]> {
  const { db, caller, now } = read;
  const orders = await ordersOfIds(db, ids);
  const itemIds = orders.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const [items, buyers] = await Promise.all([
    itemsOfIds(db, itemIds),
    buyersOf(
      deps,
      orders.map(({ id: orderId, buyer }) => ({ orderId, buyer })),
    ),
  ]);
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  const told = { readBy: caller.label, now };
  return Promise.all(
    orders.map(async (order) => {
      const who = buyers.get(order.id) ?? null;
      const parts = (byOrder.get(order.id) ?? []).map((item) => ({ ...item, who, ...told }));
      return { ...order, parts, who, account: await accountOf(deps, order.userId, order.payment), ...told };
    }),
  );
}

/** Items with their buyers, in the order of the ids. Access must have been checked. */
export async function itemsShown(deps: Deps, read: Read, ids: readonly number[]): Promise<OrderItemShown[]> {
  return withBuyers(deps, read, await itemsOfIds(read.db, ids));
}

async function withBuyers(
  deps: Deps,
  { caller, now }: Read,
  items: readonly OrderItemFound[],
): Promise<OrderItemShown[]> {
  const buyers = await buyersOf(deps, items);
  return items.map((item) => ({
    ...item,
    who: buyers.get(item.orderId) ?? null,
    readBy: caller.label,
    now,
  }));
}
