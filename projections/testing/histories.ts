import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { TrysetItemDescription, TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import type { TrysetEvent } from '#domain/trysets/tryset-events.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { pick, type Random, upTo } from './random.ts';

/** An event without a position in the log. */
export interface Told {
  stream: string;
  event: DomainEvent;
  metadata?: Partial<EventMetadata>;
}

const begin = Date.parse('2025-01-01T00:00:00.000Z');

/** Assigns positions and revisions to events: positions have gaps, like those of a real store. */
export function stored(told: readonly Told[], start = 0n): StoredEvent[] {
  const revisions = new Map<string, bigint>();
  return told.map(({ stream, event, metadata }, index) => {
    const revision = (revisions.get(stream) ?? -1n) + 1n;
    revisions.set(stream, revision);
    return {
      id: `${stream}#${revision}`,
      stream,
      revision,
      position: start + BigInt(index) * 7n,
      type: event.type,
      data: event.data,
      storedData: event.data,
      metadata: { ...metadataOf(event, index), ...metadata },
      recordedAt: new Date(begin + index * 1_000).toISOString(),
    };
  });
}

export function metadataOf(event: DomainEvent, index: number): EventMetadata {
  const receivedAt = new Date(begin + index * 1_000).toISOString();
  return {
    schemaVersion: schemaVersion(event.type),
    $correlationId: `correlation ${index}`,
    $causationId: `cause ${index}`,
    command: event.type,
    commandId: `command ${index}`,
    actor: { label: 'staff', id: 1 },
    reason: `because of ${event.type}\tand\nmore \\ "quoted"`,
    brandIds: [1],
    receivedAt,
    // Some events have a time before that of their predecessor: the runner must raise it.
    ...(index % 5 === 0 ? { occurredAt: new Date(begin - index * 1_000).toISOString() } : {}),
  };
}

/**
 * Returns the events of rentals in a small installation. Each stream is consistent, and all streams are interleaved at random.
 * Garments belong to three brands in turn, so three garments are enough to give each brand one.
 */
export function rentals(random: Random, count: number, stockItems = Math.ceil(count / 4)): Told[] {
  const streams: Told[][] = [];
  const stock = new Map<number, StockItemEvent[]>();
  for (let id = 1; id <= stockItems; id++) stock.set(id, registered(id, random));
  for (let trysetId = 1; trysetId <= count; trysetId++) {
    const items = Array.from({ length: 1 + upTo(random, 2) }, (_, index) =>
      described(trysetId, index, 1 + upTo(random, stockItems), random),
    );
    streams.push(asStream(`tryset-${trysetId}`, trysetEvents(trysetId, items, random)));
    for (const item of items) {
      streams.push(asStream(`tryset_item-${item.trysetItemId}`, itemEvents(item, random)));
      stock.get(item.stockItemId)?.push(...lent(item, random));
    }
  }
  for (const [id, events] of stock) streams.push(asStream(`stock_item-${id}`, events));
  return shuffled(streams, random);
}

function asStream(stream: string, events: readonly DomainEvent[]): Told[] {
  return events.map((event) => ({ stream, event }));
}

/** Interleaves streams into one log at random, keeping each stream's order. */
export function shuffled(streams: readonly (readonly Told[])[], random: Random): Told[] {
  const waiting = streams.filter((events) => events.length > 0).map((events) => [...events]);
  const log: Told[] = [];
  while (waiting.length > 0) {
    const index = upTo(random, waiting.length);
    const events = waiting[index] ?? [];
    const run = 1 + upTo(random, 3);
    log.push(...events.splice(0, run));
    if (events.length === 0) waiting.splice(index, 1);
  }
  return log;
}

function described(
  trysetId: number,
  index: number,
  stockItemId: number,
  random: Random,
): TrysetItemDescription {
  return {
    trysetItemId: trysetId * 10 + index,
    trysetId,
    userId: 1 + upTo(random, 20),
    userGender: pick(random, ['male', 'female', null]),
    userRegion: 'KOREA',
    brandId: 1 + (stockItemId % 3),
    productId: 1 + (stockItemId % 5),
    productSizeId: 1 + (stockItemId % 7),
    stockItemId,
    useMode: 'rent',
    trialDays: 4,
    postDays: 14,
    lookUploadPoint: 4_000 + trysetId,
    instagramUploadPoint: 3_000,
    youtubeUploadPoint: 8_000,
  };
}

function trysetEvents(trysetId: number, items: TrysetItemDescription[], random: Random): TrysetEvent[] {
  const [first, ...later] = items;
  if (first === undefined) return [];
  const { userId, userGender, userRegion } = first;
  const isAdded = upTo(random, 4) === 0;
  const requested: TrysetEvent = {
    type: 'TrysetRequested',
    data: {
      trysetId,
      userId,
      userGender,
      userRegion,
      items: isAdded ? [first] : items,
      recipient: null,
      isPreferExpress: upTo(random, 2) === 0,
      requestedPoints: 0,
      expectedDeliveryOn: pick(random, ['2025-03-01', null]),
      prepareOn: pick(random, ['2025-02-28', null]),
      proposalId: pick(random, [62, null]),
    },
  };
  const added = isAdded
    ? later.map((item): TrysetEvent => ({ type: 'TrysetItemAdded', data: { item } }))
    : [];
  const noted: TrysetEvent = {
    type: 'TrysetNotesRevised',
    data: { changed: { customLink: 'https://example.test/a\\b', handoverInfo: 'first\nring\ttwice' } },
  };
  const itemIds = items.map((item) => item.trysetItemId);
  const returned: TrysetEvent[] = [
    {
      type: 'TrysetReturnRequested',
      data: { itemIds, pickupReason: 'done', requestedPickupDate: '2025-03-05' },
    },
    { type: 'TrysetReturnAccepted', data: { itemIds, pickupDate: '2025-03-06' } },
  ];
  const removed: TrysetEvent[] = upTo(random, 10) === 0 ? [{ type: 'TrysetRemoved', data: {} }] : [];
  return [requested, noted, ...added, ...returned, ...removed];
}

function itemEvents(item: TrysetItemDescription, random: Random): TrysetItemEvent[] {
  const life: TrysetItemEvent[] = [
    { type: 'TrysetItemRequested', data: { ...item, isExpress: false } },
    { type: 'TrysetItemMarkedExpress', data: {} },
    { type: 'TrysetItemNotesRevised', data: { changed: { boxScore: 3, metadata: { 'a\\b': 'c\td' } } } },
    { type: 'TrysetItemAccepted', data: {} },
    { type: 'TrysetItemShipped', data: { courier: 'HANJIN', trackingNumber: '1\\2\t3' } },
    { type: 'TrysetItemTracked', data: { courierStatus: 'delivered' } },
    { type: 'TrysetItemDelivered', data: { forced: false } },
    { type: 'TrysetItemPostExtended', data: { lastDay: '2025-04-01' } },
    { type: 'TrysetItemPostRefused', data: { refusalType: 'planned' } },
    { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: '2025-03-05' } },
    { type: 'TrysetItemReturnAccepted', data: { pickupDate: '2025-03-06' } },
    { type: 'TrysetItemReturnShipped', data: { courier: 'LOGEN', trackingNumber: '456' } },
    { type: 'TrysetItemReturnArrived', data: {} },
    { type: 'TrysetItemReturnCompleted', data: {} },
  ];
  const lookPosted: TrysetItemEvent = { type: 'TrysetItemLookPosted', data: { lookId: 5, snsType: 'Blog' } };
  const lived = life.slice(0, 1 + upTo(random, life.length));
  if (upTo(random, 6) === 0) return [...lived.slice(0, 2), { type: 'TrysetItemCanceled', data: {} }];
  return upTo(random, 3) === 0 && lived.length > 6 ? [...lived, lookPosted] : lived;
}

function registered(stockItemId: number, random: Random): StockItemEvent[] {
  return [
    {
      type: 'StockItemRegistered',
      data: {
        stockItemId,
        code: `S-${stockItemId}`,
        brandId: 1 + (stockItemId % 3),
        productId: 1 + (stockItemId % 5),
        productSizeId: 1 + (stockItemId % 7),
        regionId: 'KOREA',
        quality: 'new',
        discountRate: 10,
        reimbursementRate: 50,
      },
    },
    { type: 'StockItemEntered', data: { slot: { sectorCode: 'A', cellCode: 'b"\\', slotNumber: 3 } } },
    { type: 'StockItemMemoAdded', data: { memoId: `memo-${stockItemId}`, comment: 'first\nlook' } },
    ...(upTo(random, 4) === 0 ? [{ type: 'OutStockRequested', data: {} } as const] : []),
  ];
}

function lent(item: TrysetItemDescription, random: Random): StockItemEvent[] {
  const holder = { kind: 'tryset_item', id: item.trysetItemId } as const;
  const life: StockItemEvent[] = [
    { type: 'StockItemReserved', data: { holder, waitsFor: { kind: 'tryset', id: item.trysetId } } },
    { type: 'StockItemLent', data: { holder } },
    { type: 'StockItemReturnReceived', data: { holder } },
    { type: 'StockItemHolderEnded', data: { holder } },
    { type: 'StockItemCheckCompleted', data: { grade: 'A', issue: null } },
  ];
  return upTo(random, 5) === 0
    ? [
        ...life.slice(0, 1),
        {
          type: 'StockItemReservationReleased',
          data: { holder, stock: { to: 'in_check' }, reimbursement: null },
        },
      ]
    : life;
}
