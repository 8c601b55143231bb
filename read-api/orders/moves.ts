import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/moves.ts';
import { among } from '../kit/search.ts';

const ordersOf =
  (column: 'order.userId' | 'order.paymentId') => async (db: ReadModels, ids: readonly number[]) => {
    const orders = db.selectFrom('read.orders as order').where(among(column, ids)).select('order.id');
    return (await orders.execute()).map(({ id }) => id);
  };

async function ordersWith(db: ReadModels, productIds: readonly number[]): Promise<number[]> {
  const items = db.selectFrom('read.orderItems as item').where(among('item.productId', productIds));
  return (await items.select('item.orderId').distinct().execute()).map(({ orderId }) => orderId);
}

/** Events that move orders into or out of a filtered list: of orders, their members, their payments and their products. */
export const orderMoves: Moves = {
  order: async (_, ids) => ids,
  user: ordersOf('order.userId'),
  payment: ordersOf('order.paymentId'),
  product: ordersWith,
};

type Owner = `item.${'orderId' | 'userId' | 'paymentId' | 'productId' | 'stockItemId'}`;

const itemsOf = (column: Owner) => async (db: ReadModels, ids: readonly number[]) => {
  const items = db.selectFrom('read.orderItems as item').where(among(column, ids)).select('item.id');
  return (await items.execute()).map(({ id }) => Number(id));
};

/** The same for items of orders, with their garments. */
export const orderItemMoves: Moves = {
  order: itemsOf('item.orderId'),
  user: itemsOf('item.userId'),
  payment: itemsOf('item.paymentId'),
  product: itemsOf('item.productId'),
  stock_item: itemsOf('item.stockItemId'),
};
