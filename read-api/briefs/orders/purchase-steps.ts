import type { LogDeps } from '../../deps.ts';
import { foldedStreams, type Step } from '../../kit/history/streams.ts';
import { among } from '../../kit/search.ts';

/** The bought thing, or the buyer. */
interface Bought {
  column: 'trysetItemId' | 'stockItemId' | 'userId';
  id: number;
}

/**
 * The events of orders and of their payments, for the timeline of a thing or of a member. Of an order's items it tells only those
 * that the timeline is about. Only staff see these events in timelines.
 */
export async function purchaseSteps(deps: LogDeps, { column, id }: Bought): Promise<Step[]> {
  const items = await deps.db
    .selectFrom('read.orderItems as item')
    .where(among(`item.${column}`, [id]))
    .select(['item.id', 'item.orderId', 'item.paymentId'])
    .execute();
  const streams = items.flatMap(({ orderId, paymentId }) => [
    `order-${orderId}`,
    ...(paymentId === null ? [] : [`payment-${paymentId}`]),
  ]);
  const itemIds = new Set(items.map((item) => Number(item.id)));
  const steps = await foldedStreams(deps, [...new Set(streams)]);
  return steps.filter(({ category, data }) => category !== 'order' || tellsOf(data, itemIds));
}

/** Whether an order's event is about all its items, or about one of these. */
function tellsOf({ itemId, itemIds }: Step['data'], asked: ReadonlySet<unknown>): boolean {
  if (Array.isArray(itemIds)) return itemIds.some((each) => asked.has(each));
  return itemId === undefined || asked.has(itemId);
}
