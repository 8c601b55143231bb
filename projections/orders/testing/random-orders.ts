import type { DomainEvent } from '#domain/event.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { orderItemTypes, orderMethods } from '#domain/orders/order-kinds.ts';
import { placedItem } from '#domain/testing/orders.ts';
import { shuffled, type Told } from '../../testing/histories.ts';
import { pick, type Random, upTo } from '../../testing/random.ts';

const begin = Date.parse('2026-03-01T00:00:00.000Z');
const [days, dayMs] = [60, 86_400_000];

/** Streams of orders of three brands and twenty members, placed over two months, in all statuses. Some came back. */
export function randomOrders(random: Random, count: number): Told[] {
  const streams = Array.from({ length: count }, (_, index) => orderOf(random, index + 1));
  return shuffled(streams, random);
}

function orderOf(random: Random, orderId: number): Told[] {
  const itemIds = Array.from({ length: 1 + upTo(random, 3) }, (_, index) =>
    orderItemIdOf(orderId, index + 1),
  );
  let at = begin + upTo(random, days * dayMs);
  return eventsOf(random, orderId, itemIds).map((event): Told => {
    const occurredAt = new Date(at).toISOString();
    at += upTo(random, 3 * dayMs);
    return { stream: `order-${orderId}`, event, metadata: { occurredAt, receivedAt: occurredAt } };
  });
}

function eventsOf(random: Random, orderId: number, itemIds: readonly number[]): DomainEvent[] {
  const placed = { type: 'OrderPlaced', data: placingOf(random, orderId, itemIds) };
  const end = pick(random, ['OrderCanceled', 'OrderExpired', 'OrderFailed', null, null, null, null, null]);
  if (end !== null) return [placed, { type: end, data: {} }];
  const paid = {
    type: 'OrderPaid',
    data: { paidTime: new Date(begin + upTo(random, days * dayMs)).toISOString() },
  };
  const lives = itemIds.flatMap((itemId): DomainEvent[] => {
    const all = [
      { type: 'OrderItemPrepared', data: { itemId } },
      { type: 'OrderItemShipped', data: { itemId, courier: '04', trackingNumber: '1' } },
      { type: 'OrderItemCompleted', data: { itemId } },
      { type: 'OrderItemReturnRequested', data: { itemId, fault: 'buyer' } },
      pick(random, [
        { type: 'OrderItemReturned', data: { itemId, deduction: 100 } },
        { type: 'OrderItemReturnRejected', data: { itemId } },
      ]),
    ];
    return all.slice(0, upTo(random, all.length + 1));
  });
  return [placed, paid, ...lives].slice(0, 1 + upTo(random, lives.length + 2));
}

function placingOf(random: Random, orderId: number, itemIds: readonly number[]) {
  const items = itemIds.map((itemId) => {
    const brandId = 1 + upTo(random, 3);
    const salesPrice = 10_000 + upTo(random, 90_000);
    const itemPoint = upTo(random, 10_000);
    return {
      ...placedItem,
      itemId,
      type: pick(random, orderItemTypes),
      brandId,
      productId: 300 + brandId,
      originalPrice: salesPrice + 1_000,
      salesPrice,
      itemPoint,
      itemCash: salesPrice - itemPoint,
    };
  });
  return {
    orderId,
    userId: 1 + upTo(random, 20),
    currency: pick(random, ['KRW', 'JPY']),
    paymentMethod: pick(random, orderMethods),
    items,
    buyer: null,
    paymentId: orderId,
    dueTime: null,
  };
}
