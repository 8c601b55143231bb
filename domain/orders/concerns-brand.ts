import type { OrderEvent, OrderedItem } from './order-events.ts';

/**
 * Returns whether an order's event concerns a brand: it is about the whole order or about an item of the brand. `items` are the
 * order's items after the event.
 */
export function orderConcernsBrand(
  { data }: OrderEvent,
  items: readonly Pick<OrderedItem, 'itemId' | 'brandId'>[],
  brandId: number,
): boolean {
  const own = items.filter((item) => item.brandId === brandId).map(({ itemId }) => itemId);
  if ('itemIds' in data) return own.some((itemId) => data.itemIds.includes(itemId));
  return 'itemId' in data ? own.includes(data.itemId) : own.length > 0;
}
