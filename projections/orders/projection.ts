import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { initialOrder, type Order } from '#domain/orders/order-state.ts';
import { cashOf, pointsOf } from '#domain/orders/shares.ts';
import { idOf, type Projection, type Recorded } from '../projection.ts';
import { type OrderRow, type Outcome, ordersTable } from './tables.ts';

type Told = Recorded<OrderEvent>;

/** What an event tells of the items that it names, in addition to their state. Every event type is listed. */
const outcomes: Readonly<Record<OrderEvent['type'], ((told: Told) => Partial<Outcome>) | null>> = {
  OrderPlaced: null,
  OrderPlaceExpired: null,
  OrderPaid: null,
  OrderCanceled: reasonOf,
  OrderExpired: null,
  OrderFailed: null,
  OrderForged: null,
  OrderBuyerRevised: null,
  OrderItemsCanceled: reasonOf,
  OrderItemPrepared: null,
  OrderItemShipped: null,
  OrderItemParcelCorrected: null,
  OrderItemCompleted: null,
  OrderItemLost: reasonOf,
  OrderItemReturnRequested: reasonOf,
  OrderItemReturnWithdrawn: null,
  OrderItemReturnShipped: null,
  OrderItemReturned: (told) => ({ ...reasonOf(told), ...returned(told) }),
  OrderItemReturnRejected: reasonOf,
  OrderItemSettled: null,
  OrderItemSettlementReversed: () => ({ isReversed: true }),
  OrderGoodwillGranted: null,
};

const noOutcome = { returnedTime: null, deduction: 0, isReversed: false, reason: null };

/** An order that was never placed has no row. */
export const ordersProjection: Projection<OrderRow, OrderEvent> = {
  name: 'orders',
  table: ordersTable,
  categories: ['order'],
  knows: (type) => type in outcomes,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const state = order.evolve(row === null ? initialOrder : stateOf(row), event, at);
    const { currency, placedTime, status, userId, paymentMethod, paymentId, items } = state;
    if (currency === null || placedTime === null) return null;
    return {
      id: idOf(recorded),
      userId,
      status,
      currency,
      paymentMethod,
      paymentId,
      items: items.map((item) => ({ ...item, ...outcomeOf(row, recorded, item.itemId) })),
      brandIds: [...new Set(items.map(({ brandId }) => brandId))].sort((one, other) => one - other),
      types: [...new Set(items.map(({ type }) => type))].sort(),
      cash: cashOf(items),
      point: pointsOf(items),
      buyer: state.buyer,
      dueTime: state.dueTime,
      paidTime: state.paidTime,
      revision,
      createdAt: placedTime,
      updatedAt: at,
    };
  },
};

function stateOf({ id: orderId, createdAt: placedTime, ...row }: OrderRow): Order {
  const { status, userId, currency, paymentMethod, items, buyer, paymentId, dueTime, paidTime } = row;
  const facts = { orderId, placedTime, isPlaceExpired: false };
  return { ...facts, status, userId, currency, paymentMethod, items, buyer, paymentId, dueTime, paidTime };
}

function outcomeOf(row: OrderRow | null, told: Told, itemId: number): Outcome {
  const { event, at } = told;
  const known = row?.items.find((item) => item.itemId === itemId) ?? { ...noOutcome, updatedAt: at };
  const { returnedTime, deduction, isReversed, reason, updatedAt } = known;
  const before = { returnedTime, deduction, isReversed, reason, updatedAt };
  return names(event, itemId) ? { ...before, ...outcomes[event.type]?.(told), updatedAt: at } : before;
}

/** Whether the event concerns the item: alone, with others, or with the whole order. */
function names({ data }: OrderEvent, itemId: number): boolean {
  if ('itemIds' in data) return data.itemIds.includes(itemId);
  return !('itemId' in data) || data.itemId === itemId;
}

function reasonOf({ metadata }: Told): Partial<Outcome> {
  return { reason: metadata.reason ?? null };
}

function returned({ event, at }: Told): Partial<Outcome> {
  return event.type === 'OrderItemReturned' ? { returnedTime: at, deduction: event.data.deduction } : {};
}
