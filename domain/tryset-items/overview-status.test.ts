import { expect, test } from 'vitest';
import { type TrysetItemStatus, trysetItemStatuses } from './item-status.ts';
import { type OverviewStatus, overviewStatus, overviewStatuses } from './overview-status.ts';

/** The specified mapping and the rank of each overview status; written by hand. */
const alone: Readonly<Record<TrysetItemStatus, OverviewStatus | null>> = {
  idle: 'delivery_requested',
  tryset_requested: 'delivery_requested',
  tryset_preparing: 'delivery_requested',
  tryset_canceled: null,
  tryset_delivering: 'delivering',
  tryset_delivered: 'delivered',
  purchase_pending: 'delivered',
  return_requested: 'return_requested',
  return_preparing: 'return_requested',
  return_delivering: 'returning',
  return_arrived: 'returning',
  return_delivered: 'returned',
  purchased: 'returned',
  return_deferred: 'return_deferred',
  return_failed: 'return_deferred',
};
const advance: Readonly<Record<OverviewStatus, number>> = {
  delivery_requested: 0,
  delivering: 1,
  delivered: 2,
  return_requested: 3,
  returning: 4,
  return_deferred: 5,
  returned: 6,
};

function decided(items: readonly TrysetItemStatus[]): OverviewStatus | null {
  const present = items.map((status) => alone[status]).filter((overview) => overview !== null);
  return present.toSorted((one, other) => advance[one] - advance[other])[0] ?? null;
}

test('every combination of up to three items shows its least advanced valid one', () => {
  for (const first of trysetItemStatuses) {
    expect(overviewStatus([first])).toBe(decided([first]));
    for (const second of trysetItemStatuses) {
      expect(overviewStatus([first, second])).toBe(decided([first, second]));
      for (const third of trysetItemStatuses) {
        const items = [first, second, third];
        expect(overviewStatus(items), items.join()).toBe(decided(items));
      }
    }
  }
});

test.each<[OverviewStatus | null, TrysetItemStatus[]]>([
  ['return_deferred', ['return_deferred', 'return_delivered', 'purchased']],
  ['return_deferred', ['return_delivered', 'return_failed']],
  ['returning', ['return_deferred', 'return_arrived']],
  ['delivered', ['purchase_pending', 'return_deferred', 'return_delivered']],
  ['delivery_requested', ['tryset_requested', 'purchased', 'return_failed']],
  ['returned', ['tryset_canceled', 'purchased', 'return_delivered']],
  [null, ['tryset_canceled', 'tryset_canceled']],
  [null, []],
])('%s for %j', (overview, items) => {
  expect(overviewStatus(items)).toBe(overview);
});

test('each overview status belongs to some status', () => {
  expect(new Set(Object.values(alone))).toStrictEqual(new Set([...overviewStatuses, null]));
});
