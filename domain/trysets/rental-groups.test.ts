import { expect, test } from 'vitest';
import { finalItemStatuses, trysetItemStatuses } from './item-status.ts';
import { rentalGroupStatuses } from './rental-groups.ts';

test('every status of an item is in one group, but for the beginning and the ends', () => {
  const grouped = Object.values(rentalGroupStatuses).flat();
  const ungrouped = ['idle', ...finalItemStatuses];
  expect([...grouped, ...ungrouped].sort()).toEqual([...trysetItemStatuses].sort());
});
