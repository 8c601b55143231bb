import { expect, test } from 'vitest';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import type { RequestedItem, TrysetEvent, TrysetNotes } from '#domain/trysets/tryset-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import type { TrysetItemRow } from '../tryset-items/tables.ts';
import { brandsOfTryset } from './brands-of-tryset.ts';
import { itemsOfTryset } from './items-of-tryset.ts';
import { trysetsProjection } from './projection.ts';
import { trysetsByStatus } from './stats.ts';
import type { TrysetRow } from './tables.ts';

function named(trysetItemId: number, brandId: number): RequestedItem {
  const product = { productId: trysetItemId, productSizeId: 1, stockItemId: 1 };
  const terms = { useMode: 'rent', trialDays: 4, postDays: 14, ...noUploadPoints } as const;
  return { trysetItemId, brandId, ...product, ...terms };
}

function requested(...items: RequestedItem[]): Given<TrysetEvent> {
  const member = { userId: 5, userGender: 'female', userRegion: 'JAPAN' } as const;
  const wishes = {
    isPreferExpress: true,
    requestedPoints: 0,
    expectedDeliveryOn: '2025-03-01',
    prepareOn: '2025-02-28',
    proposalId: null,
  };
  return {
    event: { type: 'TrysetRequested', data: { trysetId: 3, ...member, items, recipient: null, ...wishes } },
    on: '2025-02-20',
  };
}

const rowOf = (...history: Given<TrysetEvent>[]) => foldAll(trysetsProjection, 'tryset-3', history);

function said(id: number, status: TrysetItemStatus, more: Partial<TrysetItemRow> = {}): TrysetItemRow {
  const member = { userId: 5, userGender: 'female', userRegion: 'JAPAN' } as const;
  const times = { createdAt: '2025-02-20T00:00:00.000Z', updatedAt: '2025-02-21T00:00:00.000Z' };
  const known = { brandId: 1, productId: id, deliveredAt: null, isRemoved: false };
  return { id, trysetId: 3, status, ...member, ...known, ...times, ...more } as TrysetItemRow;
}

const after = (row: TrysetRow | null, ...items: TrysetItemRow[]) =>
  items.reduce<TrysetRow | null>((tryset, item) => itemsOfTryset.apply(tryset, item), row);

test('a requested tryset holds its items in the order of the request and is prepared the day before', () => {
  expect(rowOf(requested(named(12, 2), named(11, 1)))).toMatchObject({
    id: 3,
    life: 'requested',
    status: 'delivery_requested',
    userId: 5,
    prepareOn: '2025-02-28',
    items: [{ id: 12 }, { id: 11 }],
    brandIds: [1, 2],
    createdAt: '2025-02-20T00:00:00.000Z',
  });
});

test('the status is that of the least advanced item that counts', () => {
  const row = rowOf(requested(named(11, 1), named(12, 1), named(13, 1)));
  expect(after(row, said(11, 'tryset_delivered'))?.status).toBe('delivery_requested');
  const others = [said(12, 'tryset_canceled'), said(13, 'return_delivered', { isRemoved: true })];
  expect(after(row, said(11, 'tryset_delivered'), ...others)?.status).toBe('delivered');
  expect(after(row, said(11, 'tryset_canceled'), ...others)?.status).toBe(null);
});

test('items and request may come in either order, and the same word twice says nothing new', () => {
  const history = requested(named(12, 2), named(11, 1));
  const items = [said(11, 'tryset_preparing'), said(12, 'tryset_delivering', { brandId: 2 })];
  const requestFirst = after(rowOf(history), ...items);
  const itemsFirst = after(null, ...[...items].reverse());
  const [{ event }] = [history];
  const place = { stream: 'tryset-3', entityId: '3', revision: 0n, position: 0n };
  const recorded = { event, ...place, at: '2025-02-20T00:00:00.000Z', metadata: {} as never };
  expect(trysetsProjection.fold(itemsFirst, recorded, 3, () => null)).toEqual(requestFirst);
  expect(after(requestFirst, ...items)).toEqual(requestFirst);
});

test('each brand sees the status over its own items, and counts it so', () => {
  const row = after(
    rowOf(requested(named(11, 1), named(12, 2))),
    said(11, 'tryset_delivered'),
    said(12, 'tryset_requested', { brandId: 2 }),
  );
  if (row === null) throw new Error('no row');
  expect(brandsOfTryset.rows(row)).toEqual([
    { trysetId: 3, brandId: 1, status: 'delivered' },
    { trysetId: 3, brandId: 2, status: 'delivery_requested' },
  ]);
  expect(trysetsByStatus.buckets(row)).toEqual([
    { scope: 0, bucket: 'delivery_requested' },
    { scope: 1, bucket: 'delivered' },
    { scope: 2, bucket: 'delivery_requested' },
  ]);
});

test('no list shows removed or expired entries', () => {
  const removed = rowOf(requested(named(11, 1)), { event: { type: 'TrysetRemoved', data: {} } });
  const expired = rowOf({ event: { type: 'TrysetRequestExpired', data: { trysetId: 3 } } });
  for (const row of [removed, expired]) {
    if (row === null) throw new Error('no row');
    expect(brandsOfTryset.rows(row)).toEqual([]);
    expect(trysetsByStatus.buckets(row)).toEqual([]);
  }
});

test('a return request and its approval stand on the tryset', () => {
  const history: Given<TrysetEvent>[] = [
    requested(named(11, 1)),
    {
      event: {
        type: 'TrysetReturnRequested',
        data: { itemIds: [11], pickupReason: 'done', requestedPickupDate: '2025-03-10' },
      },
    },
    {
      event: { type: 'TrysetReturnAccepted', data: { itemIds: [11], pickupDate: '2025-03-11' } },
      on: '2025-03-09',
    },
  ];
  expect(rowOf(...history)).toMatchObject({
    pickupReason: 'done',
    requestedPickupDate: '2025-03-10',
    confirmedPickupDate: '2025-03-11',
    returnApprovedAt: '2025-03-09T00:00:00.000Z',
  });
});

test('staff’s notes stay on the tryset until they are changed', () => {
  const noted = (changed: Partial<TrysetNotes>): Given<TrysetEvent> => ({
    event: { type: 'TrysetNotesRevised', data: { changed } },
  });
  const link = 'https://example.test/27';
  const row = rowOf(requested(named(11, 1)), noted({ customLink: link, handoverInfo: 'at the gate' }));
  expect(row).toMatchObject({ customLink: link, handoverInfo: 'at the gate' });
  const history = [requested(named(11, 1)), noted({ customLink: link }), noted({ customLink: null })];
  expect(rowOf(...history)).toMatchObject({ customLink: null, handoverInfo: null });
});
