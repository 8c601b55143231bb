import type { OrderedItem, PlacedItem } from '../orders/order-events.ts';
import type { OrderItemStatus } from '../orders/order-kinds.ts';
import { initialOrder, type Order, type OrderItem } from '../orders/order-state.ts';
import type { Sealed } from '../sealed.ts';

export const sealedBuyer = 'sealed buyer' as Sealed;

export const orderedItem: OrderedItem = {
  itemId: 701,
  type: 'product_v2',
  trysetItemId: null,
  productId: 301,
  productSizeId: 401,
  stockItemId: 501,
  brandId: 17,
  originalPrice: 50_000,
  salesPrice: 39_000,
  commissionRate: 33,
};

export const placedItem: PlacedItem = { ...orderedItem, itemPoint: 0, itemCash: 39_000, tax: 3_545 };

const parcel = { courier: '04', trackingNumber: '512345678901' } as const;
const shippedTime = '2026-05-20T03:00:00.000Z';
/** Four days before the commands of the tests, so the buyer can ask for a return until 4 June. */
export const completedTime = '2026-05-28T03:00:00.000Z';

const waiting: OrderItem = {
  ...placedItem,
  status: 'wait',
  parcel: null,
  shippedTime: null,
  completedTime: null,
  returnFault: null,
  returnParcel: null,
  settledTime: null,
  goodwill: 0,
};

/** An item of each status on 1 June. */
export const orderItems: Readonly<Record<Exclude<OrderItemStatus, 'idle'>, OrderItem>> = {
  wait: waiting,
  paid: { ...waiting, status: 'paid' },
  canceled: { ...waiting, status: 'canceled' },
  preparing: { ...waiting, status: 'preparing' },
  delivering: { ...waiting, status: 'delivering', parcel, shippedTime },
  complete: { ...waiting, status: 'complete', parcel, shippedTime, completedTime },
  failed: { ...waiting, status: 'failed' },
  forgery: { ...waiting, status: 'forgery' },
};

export const waitingOrder: Order = {
  ...initialOrder,
  status: 'wait',
  orderId: 7,
  userId: 51,
  currency: 'KRW',
  paymentMethod: 'card',
  items: [waiting],
  buyer: sealedBuyer,
  paymentId: 41,
  dueTime: '2026-06-01T00:30:00.000Z',
  placedTime: '2026-05-20T03:00:00.000Z',
};

/** An order of one item with this status. */
export function orderOf(status: OrderItemStatus, changed: Partial<OrderItem> = {}): Order {
  if (status === 'idle') return initialOrder;
  const isPaid = !['wait', 'failed', 'forgery'].includes(status);
  const items = [{ ...orderItems[status], ...changed }];
  return { ...waitingOrder, status, items, paidTime: isPaid ? '2026-05-20T03:05:00.000Z' : null };
}
