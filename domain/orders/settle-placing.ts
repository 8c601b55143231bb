import type { CommercePiece } from '../commerce-stock/stock-events.ts';
import type { Hold, HoldSteps } from '../points/settle-hold.ts';
import type { Target } from '../reacting-kinds.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import type { Reservation, ReservationStep } from '../trysets/reservation.ts';
import type { Order } from './order-state.ts';

/**
 * How the steps before an order's placing end, if the placing does not follow in time. Each deadline first closes the order's
 * stream, so that a late placing is refused. It gives its step back only if that append wins.
 */
export function closingOf(orderId: number): Target {
  return { on: 'order', id: orderId, command: { action: 'expire_place', orderId } };
}

/** Settles a hold of points for an order. An order that was placed releases or captures them itself. */
export function settleOrderHold({ userId, for: paid }: Hold, order: Order): HoldSteps {
  if (order.status === 'idle') return { steps: [closingOf(paid.id)], isLast: false };
  if (order.paidTime !== null) return onHold({ action: 'capture', for: paid, itemId: paid.id });
  return order.status === 'wait'
    ? { steps: [], isLast: true }
    : onHold({ action: 'release', for: paid, itemId: null });

  function onHold(command: Extract<Target, { on: 'point_account' }>['command']): HoldSteps {
    return { steps: [{ on: 'point_account', id: userId, command }], isLast: true };
  }
}

/** The next step that settles the reservation of an order's garment; null if the order has the garment. */
export function settleOrderReservation(
  { stockItemId, holder, waitsFor }: Reservation,
  order: Order,
): ReservationStep | null {
  if (order.status === 'idle') return { step: closingOf(waitsFor.id), isLast: false };
  if (hasGarment(order, stockItemId, holder.id)) return null;
  const command = { action: 'release', holder, stock: { to: 'in_stock' } } as const;
  return { step: { on: 'stock_item', id: stockItemId, command }, isLast: true };
}

/** The next step that settles the reservation of a piece of the shop's stock; null if the order has the piece. */
export function settlePiece(
  productSizeId: number,
  piece: CommercePiece,
  order: Order,
): ReservationStep | null {
  if (order.status === 'idle') return { step: closingOf(piece.orderId), isLast: false };
  if (hasItem(order, piece.orderItemId)) return null;
  const command = { action: 'release', ...piece } as const;
  return { step: { on: 'commerce_stock', id: productSizeId, command }, isLast: true };
}

/**
 * Whether a garment that an order's item has reserved may become free without further commands: the order is not placed yet, or
 * the item was given up and will release it.
 */
export function isUndecidedOrder({ status, stockItemId, holder }: StockItemState, order: Order): boolean {
  if (status !== 'requested' || holder === null) return false;
  return order.status === 'idle' || !hasGarment(order, stockItemId, holder.id);
}

/** Whether the order's item has the garment, and was not given up. */
function hasGarment(order: Order, stockItemId: number, id: number): boolean {
  const item = order.items.find(({ itemId }) => itemId === id);
  return item?.stockItemId === stockItemId && hasItem(order, id);
}

/** Whether the order has the item, and did not give it up. */
function hasItem({ items, status }: Order, id: number): boolean {
  const item = items.find(({ itemId }) => itemId === id);
  return item !== undefined && item.status !== 'canceled' && status !== 'failed' && status !== 'forgery';
}

/**
 * Settles the purchase of a tryset's item. Returns the next steps; none if the order waits for its payment. An order that ended
 * has ended the purchase already, unless a crash came between.
 */
export function settlePurchase(trysetItemId: number, orderId: number, order: Order): HoldSteps {
  if (order.status === 'idle') return { steps: [closingOf(orderId)], isLast: false };
  const bought = order.items.find((item) => item.trysetItemId === trysetItemId);
  if (bought?.status === 'wait') return { steps: [], isLast: true };
  const isPaid = bought !== undefined && order.paidTime !== null;
  const command = { action: isPaid ? 'pay' : 'abandon_purchase', orderId } as const;
  return { steps: [{ on: 'tryset_item', id: trysetItemId, command }], isLast: true };
}
