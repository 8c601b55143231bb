import type { LookEntryDescription, LookEvent } from '#domain/looks/look-events.ts';
import { byActor, entry, lookDescription, rejection } from '#domain/testing/looks.ts';
import { rentals, shuffled, type Told } from './histories.ts';
import { pick, type Random, upTo } from './random.ts';

const begin = Date.parse('2025-03-01T00:00:00.000Z');
const hourMs = 3_600_000;

/**
 * Returns random lives of trysets, their items, garments and looks, over about `days` days. Many events happen in the same
 * instant, many happened long before they were recorded, some things are removed, and some garments get another size.
 */
export function pastLives(random: Random, count: number, days = 20): Told[] {
  const plain = shuffled(
    [rentals(random, count), ...Array.from({ length: count }, (_, index) => lookLife(random, index + 1))],
    random,
  );
  const told = plain.flatMap((each) => [each, ...besides(random, each)]);
  return inThePast(random, told, days);
}

/** Gives events times over about `days` days: many of one instant, and many long before they were recorded. */
export function inThePast(random: Random, told: readonly Told[], days: number): Told[] {
  const hours = days * 24;
  return told.map((each, index) => {
    const hour = Math.floor((index / told.length) * hours);
    // Streams are told in any order, so an event may happen before one of another stream that was recorded earlier.
    const happened = Math.max(0, hour - pick(random, [0, 0, 0, 6, 90]));
    return {
      ...each,
      metadata: {
        ...each.metadata,
        brandIds: [1, 2, 3],
        occurredAt: new Date(begin + happened * hourMs).toISOString(),
      },
    };
  });
}

function besides(random: Random, { stream, event: { type } }: Told): Told[] {
  const also = (added: string, data: object): Told => ({ stream, event: { type: added, data } });
  if (type === 'TrysetItemReturnCompleted' && upTo(random, 3) === 0) return [also('TrysetItemRemoved', {})];
  if (type === 'StockItemLent' && upTo(random, 3) === 0) {
    return [also('StockItemSizeChanged', { from: 1, to: 1 + upTo(random, 7) })];
  }
  if (type === 'OutStockRequested' && upTo(random, 2) === 0) return [also('StockItemRemoved', {})];
  if (type === 'TrysetReturnAccepted' && upTo(random, 3) === 0) return [also('TrysetRemoved', {})];
  return [];
}

function lookLife(random: Random, lookId: number): Told[] {
  let last = lookId * 10;
  const described = (): LookEntryDescription => {
    last += 1;
    const brandId = 1 + upTo(random, 3);
    const of = { kind: 'tryset_item' as const, id: last };
    return {
      ...entry,
      entryId: last,
      of,
      trysetId: lookId,
      brandId,
      productId: 1 + upTo(random, 5),
      productSizeId: 1,
    };
  };
  const entries = Array.from({ length: 1 + upTo(random, 2) }, described);
  const posted: LookEvent = {
    type: 'LookPosted',
    data: {
      ...lookDescription,
      lookId,
      userId: 1 + upTo(random, 20),
      entries,
      reservationId: pick(random, [null, 61]),
    },
  };
  const tagged = new Set(entries.map(({ entryId }) => entryId));
  const later = Array.from({ length: upTo(random, 8) }, (): LookEvent => {
    const entryId = pick(random, [...tagged, last]);
    switch (upTo(random, 8)) {
      case 0: {
        const item = described();
        tagged.add(item.entryId);
        return { type: 'LookItemTagged', data: item };
      }
      case 1:
        return { type: 'LookItemUntagged', data: { entryId, points: 0, trysetItemId: entryId } };
      case 2:
        return { type: 'LookItemRejected', data: { entryId, points: 0, ...rejection, ...byActor } };
      case 3:
        return { type: 'LookItemReopened', data: { entryId, points: 0 } };
      case 4:
        return { type: 'LookHidden', data: {} };
      case 5:
        return { type: 'LookBrandEventApproved', data: {} };
      default:
        return { type: 'LookItemApproved', data: { entryId, points: 0, ...byActor } };
    }
  });
  const removed: LookEvent[] =
    upTo(random, 5) === 0 ? [{ type: 'LookRemoved', data: { entries: [] } } as LookEvent] : [];
  return [posted, ...later, ...removed].map((event) => ({ stream: `look-${lookId}`, event }));
}
