import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import type { OrderMethod } from '#domain/orders/order-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { cancelItem, cancelOrder } from '../cancel-order.ts';
import { actOnItem } from '../change-order.ts';
import { payAgain } from '../pay-order.ts';
import { placeOrder } from '../place-order.ts';
import type { WantedItem, WantedOrder } from '../wanted-order.ts';
import { bag, coat, dress, keeper, mina, type OrderHouse, tried } from './order-house.ts';

const to = { name: 'Mina', phone: '010-1234-5678', address: 'Seoul', notes: null };
export const buyer = { name: 'Mina', phone: '010-1234-5678', email: null, destination: to };

export const aDress: WantedItem = { type: 'product_v2', trysetItemId: null, productSizeId: dress.sizeId };
export const aCoat: WantedItem = { type: 'product_v2', trysetItemId: null, productSizeId: coat.sizeId };
export const aBag: WantedItem = { type: 'product_v2', trysetItemId: null, productSizeId: bag.sizeId };
export const triedOn = ({ id }: Caller): WantedItem => ({
  type: 'tryset',
  trysetItemId: tried[id] ?? 0,
  productSizeId: null,
});

/** Orders a coat that the member's card pays, if nothing else is said. */
export function place(house: OrderHouse, changed: Partial<WantedOrder> = {}, caller: Caller = mina) {
  const wanted: WantedOrder = {
    userId: caller.id,
    items: [aCoat],
    usedPoint: 0,
    buyer,
    paymentMethod: 'card',
    expectedAmount: null,
    ...changed,
  };
  return house.ask((asked) => placeOrder(house.deps, asked, wanted), caller);
}

export const cancel = (house: OrderHouse, id: number, caller: Caller = mina) =>
  house.ask((asked) => cancelOrder(house.deps, asked, id), caller);

export const cancelOne = (house: OrderHouse, itemId: number, caller: Caller = mina) =>
  house.ask((asked) => cancelItem(house.deps, asked, itemId), caller);

export const pay = (house: OrderHouse, id: number, method: OrderMethod = 'card', caller: Caller = mina) =>
  house.ask((asked) => payAgain(house.deps, asked, id, method), caller);

export const act = (house: OrderHouse, command: OrderItemAct, caller: Caller = keeper) =>
  house.ask((asked) => actOnItem(house.deps, asked, command), caller);

export const parcel = { courier: '04', trackingNumber: '512345678901' } as const;

/** Prepares and sends an item, and brings it to its buyer. */
export async function deliver(house: OrderHouse, itemId: number): Promise<void> {
  await act(house, { action: 'prepare', itemId });
  await act(house, { action: 'ship', itemId, ...parcel });
  await act(house, { action: 'complete', itemId });
}
