import { expect, test } from 'vitest';
import { finalItemStatuses, trysetItemStatuses } from './item-status.ts';
import { overdueStatus, rentalGroupStatuses } from './rental-groups.ts';

test('every status is in exactly one group, except the initial and final ones', () => {
  const grouped = Object.values(rentalGroupStatuses).flat();
  const ungrouped = ['idle', ...finalItemStatuses];
  expect([...grouped, ...ungrouped].sort()).toEqual([...trysetItemStatuses].sort());
});

test('overdue items are out', () => {
  expect(rentalGroupStatuses.out).toContain(overdueStatus);
});
