import { untouched } from '../exhaustive.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import type { OrderEvent, OrderParcel, OrderPlacing, PlacedItem } from './order-events.ts';
import type { OrderItemStatus, OrderMethod, ReturnFault } from './order-kinds.ts';
import { statusOfItems } from './order-status.ts';

/** Times are ISO instants; null until they happen. */
export interface OrderItem extends PlacedItem {
  status: OrderItemStatus;
  parcel: OrderParcel | null;
  shippedTime: string | null;
  /** When it was delivered; for a tryset item, when it was paid. */
  completedTime: string | null;
  /** The fault of the open return request; null if there is none. */
  returnFault: ReturnFault | null;
  returnParcel: OrderParcel | null;
  settledTime: string | null;
  /** Money that went back while the item stays with its buyer. */
  goodwill: number;
}

export interface Order {
  /** The status of its least advanced item that is not canceled. */
  status: OrderItemStatus;
  /** 0 before the placing. */
  orderId: number;
  userId: number;
  /** Null before the placing. */
  currency: Currency | null;
  paymentMethod: OrderMethod;
  items: readonly OrderItem[];
  buyer: Sealed | null;
  paymentId: number | null;
  dueTime: string | null;
  placedTime: string | null;
  paidTime: string | null;
  /** Whether the placing was given up. */
  isPlaceExpired: boolean;
}

export const initialOrder: Order = {
  status: 'idle',
  orderId: 0,
  userId: 0,
  currency: null,
  paymentMethod: 'free',
  items: [],
  buyer: null,
  paymentId: null,
  dueTime: null,
  placedTime: null,
  paidTime: null,
  isPlaceExpired: false,
};

const unshipped = {
  parcel: null,
  shippedTime: null,
  completedTime: null,
  returnFault: null,
  returnParcel: null,
  settledTime: null,
  goodwill: 0,
};
const noReturn = { returnFault: null, returnParcel: null };

export function evolveOrder(state: Order, { type, data }: OrderEvent, at: string): Order {
  switch (type) {
    case 'OrderPlaced':
      return placed(state, data, at);
    case 'OrderPlaceExpired':
      return { ...state, ...data, status: 'canceled', isPlaceExpired: true };
    case 'OrderPaid':
      return { ...withItems(state, (item) => paid(item, at)), paidTime: data.paidTime };
    case 'OrderCanceled':
    case 'OrderExpired':
      return withItems(state, (item) => ({ ...item, status: 'canceled' }));
    case 'OrderFailed':
      return withItems(state, (item) => ({ ...item, status: 'failed' }));
    case 'OrderForged':
      return withItems(state, (item) => ({ ...item, status: 'forgery' }));
    case 'OrderBuyerRevised':
      return { ...state, buyer: data.buyer };
    case 'OrderItemsCanceled':
      return withItems(state, (item) =>
        data.itemIds.includes(item.itemId) ? { ...item, status: 'canceled' } : item,
      );
    case 'OrderItemPrepared':
      return withItem(state, data.itemId, { status: 'preparing' });
    case 'OrderItemShipped':
      return withItem(state, data.itemId, {
        status: 'delivering',
        parcel: parcelOf(data),
        shippedTime: at,
      });
    case 'OrderItemParcelCorrected':
      return withItem(state, data.itemId, { parcel: parcelOf(data) });
    case 'OrderItemCompleted':
      return withItem(state, data.itemId, { status: 'complete', completedTime: at });
    case 'OrderItemLost':
      return withItem(state, data.itemId, { status: 'canceled' });
    case 'OrderItemReturnRequested':
      return withItem(state, data.itemId, { returnFault: data.fault });
    case 'OrderItemReturnShipped':
      return withItem(state, data.itemId, { returnParcel: parcelOf(data) });
    case 'OrderItemReturned':
      return withItem(state, data.itemId, { ...noReturn, status: 'canceled' });
    case 'OrderItemReturnWithdrawn':
    case 'OrderItemReturnRejected':
      return withItem(state, data.itemId, noReturn);
    case 'OrderItemSettled':
      return withItem(state, data.itemId, { settledTime: at });
    case 'OrderItemSettlementReversed':
      return state;
    case 'OrderGoodwillGranted': {
      const { itemId, amount } = data;
      return withItems(state, (item) =>
        item.itemId === itemId ? { ...item, goodwill: item.goodwill + amount } : item,
      );
    }
    default:
      return untouched(type, state);
  }
}

/** Nothing is left to pay without a payment. */
function placed(state: Order, { items, ...order }: OrderPlacing, at: string): Order {
  const isPaid = order.paymentId === null;
  const waiting = items.map((item): OrderItem => ({ ...item, ...unshipped, status: 'wait' }));
  return withItems(
    { ...state, ...order, items: waiting, placedTime: at, paidTime: isPaid ? at : null },
    (item) => (isPaid ? paid(item, at) : item),
  );
}

/** A member has a tryset's item already. */
function paid(item: OrderItem, at: string): OrderItem {
  return item.type === 'tryset'
    ? { ...item, status: 'complete', completedTime: at }
    : { ...item, status: 'paid' };
}

function parcelOf({ courier, trackingNumber }: OrderParcel): OrderParcel {
  return { courier, trackingNumber };
}

function withItem(state: Order, itemId: number, changed: Partial<OrderItem>): Order {
  return withItems(state, (item) => (item.itemId === itemId ? { ...item, ...changed } : item));
}

function withItems(state: Order, change: (item: OrderItem) => OrderItem): Order {
  const items = state.items.map(change);
  return { ...state, items, status: statusOfItems(items) };
}
