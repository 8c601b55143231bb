import type { Actor } from '#domain/actor.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderCommand } from '#domain/orders/order-commands.ts';
import { withShares } from '#domain/orders/shares.ts';
import { firstTaxRate } from '#domain/tax.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import type { Step } from '../streams/step.ts';
import type { PlannedOrder } from './plan.ts';
import { imported, type OrderIds, spread, stepsOf } from './steps.ts';

/**
 * Items as they were sold. The file has no commission, and no price before a discount. Garments stay as they are: the past has
 * sold others.
 */
export function itemsOf({ items, prices }: PlannedOrder, orderId: number) {
  return items.map(({ productId, productSizeId, brandId }, index) => {
    const salesPrice = prices[index] ?? 0;
    return {
      itemId: orderItemIdOf(orderId, index + 1),
      type: 'product_v1' as const,
      trysetItemId: null,
      productId,
      productSizeId,
      stockItemId: null,
      brandId,
      originalPrice: salesPrice,
      salesPrice,
      commissionRate: 0,
    };
  });
}

/** Cash that went back for a complete order counts as goodwill: its items stayed with the buyer. A part for each item, or 0. */
export function goodwillOf(planned: PlannedOrder, orderId: number): readonly number[] {
  const placed = withShares(itemsOf(planned, orderId), planned.points, firstTaxRate);
  return spread(
    planned.status === 'complete' ? planned.refunded : 0,
    placed.map(({ itemCash }) => itemCash),
  );
}

/** Builds the stream of an order, whose steps each give one event. */
export function orderStream(
  planned: PlannedOrder,
  ids: OrderIds,
  { source, receivedAt }: { source: string; receivedAt: string },
): NewEvent[] {
  return buildStream(order, orderSteps(planned, ids, source), receivedAt);
}

export function orderSteps(planned: PlannedOrder, ids: OrderIds, source: string): Step<OrderCommand>[] {
  const { userId, currency, method, points, status, placed, paid } = planned;
  const step = stepsOf<OrderCommand>(source, planned);
  const { orderId, paymentId } = ids;
  const user: Actor = { label: 'user', id: userId };
  const place = {
    action: 'place' as const,
    orderId,
    userId,
    currency,
    paymentMethod: method,
    items: itemsOf(planned, orderId),
    usedPoint: points,
    buyer: null,
    paymentId,
    taxRate: firstTaxRate,
  };
  const isPaidLater = paid !== null && method !== 'free';
  const pay = isPaidLater ? [step('pay', { action: 'pay', paidTime: paid.at }, paid)] : [];
  return [
    step('place', place, placed, { actor: user }),
    ...pay,
    ...(status === 'complete' ? completed(planned, orderId, step) : [ended(planned, orderId, step)]),
  ];
}

type MakeStep = ReturnType<typeof stepsOf<OrderCommand>>;

function ended({ status, placed, paid, items }: PlannedOrder, orderId: number, step: MakeStep) {
  const derived = { at: (paid ?? placed).at, derived: true };
  if (paid === null) return step('end', { action: status === 'failed' ? 'fail' : 'cancel' }, derived);
  const itemIds = items.map((_, index) => orderItemIdOf(orderId, index + 1));
  return step('end', { action: 'cancel_items', itemIds }, derived, { actor: house, reason: imported });
}

function completed(planned: PlannedOrder, orderId: number, step: MakeStep): Step<OrderCommand>[] {
  const { shipped, delivered, settled, courier, trackingNumber } = planned;
  if (shipped === null || delivered === null || settled === null || courier === null) return [];
  const byHouse = { actor: house, reason: imported };
  const prepared = { at: shipped.at, derived: true };
  const goodwill = goodwillOf(planned, orderId);
  // Times only grow within a stream, so all items take one step before the next one.
  const each = (make: (itemId: number, nth: number) => Step<OrderCommand>[]) =>
    planned.items.flatMap((_, index) => make(orderItemIdOf(orderId, index + 1), index + 1));
  return [
    ...each((itemId, nth) => [step(`prepare ${nth}`, { action: 'prepare', itemId }, prepared, byHouse)]),
    ...each((itemId, nth) => [
      step(`ship ${nth}`, { action: 'ship', itemId, courier, trackingNumber }, shipped, byHouse),
    ]),
    ...each((itemId, nth) => [step(`complete ${nth}`, { action: 'complete', itemId }, delivered)]),
    ...each((itemId, nth) => [step(`settle ${nth}`, { action: 'settle', itemId }, settled)]),
    ...each((itemId, nth) => {
      const amount = goodwill[nth - 1] ?? 0;
      if (amount === 0) return [];
      return [step(`goodwill ${nth}`, { action: 'grant_goodwill', itemId, amount }, settled, byHouse)];
    }),
  ];
}
