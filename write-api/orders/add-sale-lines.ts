import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { product } from '#domain/products/product.ts';
import { saleLine } from '#domain/settlements/month-line.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { addLineAfter } from '../settlements/add-line.ts';

/** What a settled item, and one that came back after its settlement, count in the brand's month. */
const stepOf = {
  OrderItemSettled: { step: 'settled', sign: 1 },
  OrderItemSettlementReversed: { step: 'reversed', sign: -1 },
} as const;

/** Adds the sale of each settled item to its brand's month, and takes it back if the item returns after that. */
export const addSaleLines: Effect = async (deps, stored, id) => {
  const settled = settledItem(stored);
  if (settled === null) return;
  const { step, sign } = stepOf[settled.type];
  const { items, currency } = (await deps.streams.refresh(order, id)).state;
  const item = items.find(({ itemId }) => itemId === settled.id);
  if (item === undefined || currency === null) return;
  const { brandId, productId, salesPrice, tax, commissionRate } = item;
  const { state: of } = await deps.streams.refresh(product, productId);
  const line = saleLine({
    of: { kind: 'order_item', id: item.itemId, step, turn: 1 },
    currency,
    amount: sign * salesPrice,
    tax: sign * tax,
    commissionRate,
    label: of.name,
    occurredTime: stored.recordedAt,
  });
  await addLineAfter(deps, stored, { brandId, line });
};

/** Returns the item that an event settles or takes back; null for other events. */
function settledItem(stored: StoredEvent): { type: keyof typeof stepOf; id: number } | null {
  if (entityOf(stored.stream).category !== 'order') return null;
  const { type, data } = asEvent<OrderEvent>(stored);
  if (type !== 'OrderItemSettled' && type !== 'OrderItemSettlementReversed') return null;
  return { type, id: data.itemId };
}
