import type { RefundReason } from '../payments/payment-kinds.ts';
import { requestedPayment } from '../payments/requested-payment.ts';
import type { PointAccountCommand } from '../points/point-account.ts';
import type { Consequence } from '../reacting.ts';
import type { StockItemCommand } from '../stock/stock-item.ts';
import type { OrderEvent } from './order-events.ts';
import type { Order, OrderItem } from './order-state.ts';
import { cashOf, pointsOf } from './shares.ts';

/** Commands that follow from an order's event: on its payment, its points, its garments and the items that members try on. */
export function afterOrder(event: OrderEvent, order: Order): Consequence[] {
  const item = 'itemId' in event.data ? itemOf(order, event.data.itemId) : null;
  switch (event.type) {
    case 'OrderPlaced':
      return order.paymentId === null ? afterPay(order) : [requestPayment(order, order.paymentId)];
    case 'OrderPaid':
      return afterPay(order);
    case 'OrderCanceled':
    case 'OrderExpired':
    case 'OrderFailed':
    case 'OrderForged':
      return [...releasePoints(order), ...order.items.flatMap((each) => giveUp(order, each))];
    case 'OrderItemsCanceled': {
      const { itemIds } = event.data;
      const canceled = order.items.filter(({ itemId }) => itemIds.includes(itemId));
      return [
        ...moneyBack(order, leftOf(canceled), 'canceled'),
        ...pointsBack(order, canceled),
        ...canceled.flatMap((each) => giveUp(order, each)),
      ];
    }
    case 'OrderItemShipped':
      return item === null ? [] : onGarment(item, { action: 'lend', holder: holderOf(item) });
    case 'OrderItemLost': {
      if (item === null) return [];
      const lost = { action: 'unavailable', unavailableReason: 'lost', holder: holderOf(item) } as const;
      return [
        ...moneyBack(order, leftOf([item]), 'lost'),
        ...pointsBack(order, [item]),
        ...onGarment(item, lost),
        // The piece is gone for good. A release would offer it again.
        ...onPiece(order, item, 'sell'),
      ];
    }
    case 'OrderItemReturned': {
      if (item === null) return [];
      const refund = leftOf([item]) - event.data.deduction;
      return [
        ...moneyBack(order, refund, 'returned'),
        ...pointsBack(order, [item]),
        ...comesBack(order, item),
      ];
    }
    case 'OrderItemSettled':
      return item === null || item.type === 'tryset'
        ? []
        : [...onGarment(item, { action: 'sell', holder: holderOf(item) }), ...onPiece(order, item, 'sell')];
    case 'OrderGoodwillGranted':
      return moneyBack(order, event.data.amount, 'goodwill');
    default:
      return [];
  }
}

function itemOf({ items }: Order, id: number): OrderItem | null {
  return items.find(({ itemId }) => itemId === id) ?? null;
}

const holderOf = ({ itemId }: OrderItem) => ({ kind: 'order_item', id: itemId }) as const;

/** The cash of items that did not go back before. */
function leftOf(items: readonly OrderItem[]): number {
  return cashOf(items) - items.reduce((sum, { goodwill }) => sum + goodwill, 0);
}

/** Points were spent, and a member owns the garments that it tries on. */
function afterPay(order: Order): Consequence[] {
  const { orderId } = order;
  const capture = { action: 'capture', for: { kind: 'order', id: orderId }, itemId: orderId } as const;
  return [
    ...onPoints(order, order.items, capture),
    ...order.items.flatMap((item) => onTrysetItem(item, { action: 'pay', orderId })),
  ];
}

function requestPayment(order: Order, paymentId: number): Consequence {
  const { orderId, userId, items, currency, dueTime } = order;
  if (currency === null) throw new Error(`order ${orderId} was never placed`);
  return requestedPayment({
    paymentId,
    for: { kind: 'order', id: orderId },
    payer: { kind: 'user', id: userId },
    amount: cashOf(items),
    currency,
    dueTime,
  });
}

function moneyBack({ paymentId }: Order, amount: number, why: RefundReason): Consequence[] {
  if (paymentId === null || amount <= 0) return [];
  const command = { action: 'request_refund', reference: null, amount, why } as const;
  return [{ on: 'payment', id: paymentId, as: 'system', command }];
}

function onPoints(
  { userId }: Order,
  items: readonly OrderItem[],
  command: PointAccountCommand,
): Consequence[] {
  return pointsOf(items) === 0 ? [] : [{ on: 'point_account', id: userId, as: 'system', command }];
}

function releasePoints(order: Order): Consequence[] {
  const paid = { kind: 'order', id: order.orderId } as const;
  return onPoints(order, order.items, { action: 'release', for: paid, itemId: null });
}

/** The whole order's points are one share, because prices are final only after the points are held. */
function pointsBack(order: Order, items: readonly OrderItem[]): Consequence[] {
  const { orderId } = order;
  return onPoints(order, items, {
    action: 'refund',
    for: { kind: 'order', id: orderId },
    shares: [{ itemId: orderId, amount: pointsOf(items) }],
    message: '',
  });
}

function onGarment({ stockItemId }: OrderItem, command: StockItemCommand): Consequence[] {
  return stockItemId === null ? [] : [{ on: 'stock_item', id: stockItemId, as: 'system', command }];
}

/** Only `product_v2` takes pieces of the shop's stock. */
function onPiece({ orderId }: Order, item: OrderItem, action: 'release' | 'sell'): Consequence[] {
  const { type, itemId, productSizeId } = item;
  if (type !== 'product_v2') return [];
  const command = { action, orderId, orderItemId: itemId } as const;
  return [{ on: 'commerce_stock', id: productSizeId, as: 'system', of: itemId, command }];
}

function onTrysetItem(
  { trysetItemId }: OrderItem,
  command: { action: 'pay' | 'abandon_purchase' | 'take_back'; orderId: number },
): Consequence[] {
  return trysetItemId === null ? [] : [{ on: 'tryset_item', id: trysetItemId, as: 'system', command }];
}

/** The item is not sold: another buyer can have its garment, or the member goes on trying it on. */
function giveUp(order: Order, item: OrderItem): Consequence[] {
  const { orderId } = order;
  if (item.type === 'tryset') return onTrysetItem(item, { action: 'abandon_purchase', orderId });
  const release = { action: 'release', holder: holderOf(item), stock: { to: 'in_stock' } } as const;
  return [...onGarment(item, release), ...onPiece(order, item, 'release')];
}

/**
 * A garment that was sold at the settlement gets its holder again. The stock ends the holder once the garment is back. A piece
 * that was sold stays sold.
 */
function comesBack(order: Order, item: OrderItem): Consequence[] {
  if (item.type === 'tryset') return onTrysetItem(item, { action: 'take_back', orderId: order.orderId });
  const action = item.settledTime === null ? 'receive_back' : 'take_back';
  return [...onGarment(item, { action, holder: holderOf(item) }), ...onPiece(order, item, 'release')];
}
