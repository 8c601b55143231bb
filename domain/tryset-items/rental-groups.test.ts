import { expect, test } from 'vitest';
import { finalItemStatuses, trysetItemStatuses } from './item-status.ts';
import { overdueStatus, rentalGroupStatuses } from './rental-groups.ts';

test('every status of an item is in exactly one group, but for the beginning and the ends', () => {
  const grouped = Object.values(rentalGroupStatuses).flat();
  const ungrouped = ['idle', ...finalItemStatuses];
  expect([...grouped, ...ungrouped].sort()).toEqual([...trysetItemStatuses].sort());
});

test('what is overdue is out', () => {
  expect(rentalGroupStatuses.out).toContain(overdueStatus);
});
