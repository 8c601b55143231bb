import { expect, test } from 'vitest';
import { concernsBrand } from './concerns-brand.ts';
import type { RequestedItem, TrysetEvent } from './tryset-events.ts';

const items = [
  { trysetItemId: 601, brandId: 1 },
  { trysetItemId: 602, brandId: 2 },
] as const satisfies readonly Partial<RequestedItem>[];
const brandsOf = (event: TrysetEvent) => [1, 2, 3].filter((brandId) => concernsBrand(event, items, brandId));
const returned = (itemIds: number[]): TrysetEvent => ({
  type: 'TrysetReturnRequested',
  data: { itemIds, pickupReason: null, requestedPickupDate: null },
});

test('an event about some items of a tryset concerns their brands; an event about the whole tryset concerns all', () => {
  expect(brandsOf({ type: 'TrysetCanceled', data: { itemIds: [601] } })).toEqual([1]);
  expect(brandsOf(returned([602]))).toEqual([2]);
  expect(brandsOf(returned([601, 602]))).toEqual([1, 2]);
  expect(brandsOf({ type: 'TrysetReturnAccepted', data: { itemIds: [], pickupDate: null } })).toEqual([]);
  expect(brandsOf({ type: 'TrysetItemAddExpired', data: { trysetItemId: 603 } })).toEqual([]);
  expect(brandsOf({ type: 'TrysetRemoved', data: {} })).toEqual([1, 2, 3]);
});
