import { randomUUID } from 'node:crypto';
import { appendToStream } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { metadataOf } from '#projections/testing/histories.ts';

const eventsInAppend = 100;
const appendsAtOnce = 8;
let garments = 0;

/** Appends this many events directly to the store, as new garments with long memos. Resolves to the last event's position. */
export async function flood(client: EventStoreDBClient, events: number): Promise<bigint> {
  let left = events;
  let last = -1n;
  const append = async () => {
    while (left > 0) {
      const count = Math.min(left, eventsInAppend);
      left -= count;
      garments += 1;
      const outcome = await appendToStream(
        client,
        `stock_item-${garments}`,
        'no_stream',
        lifeOf(garments, count),
      );
      if (!outcome.ok) throw new Error(`stock item ${garments} already exists`);
      if (outcome.position > last) last = outcome.position;
    }
  };
  await Promise.all(Array.from({ length: appendsAtOnce }, append));
  return last;
}

function lifeOf(stockItemId: number, count: number) {
  const registered = {
    stockItemId,
    code: `S${stockItemId}`,
    brandId: 1,
    productId: 1,
    productSizeId: 1,
    regionId: 'KOREA',
    quality: 'new',
    discountRate: 0,
    reimbursementRate: 0,
  };
  return Array.from({ length: count }, (_, index) => {
    const event =
      index === 0
        ? { type: 'StockItemRegistered', data: registered }
        : { type: 'StockItemMemoAdded', data: { memoId: randomUUID(), comment: `${index} `.repeat(300) } };
    return { id: randomUUID(), ...event, metadata: metadataOf(event, 1) };
  });
}
