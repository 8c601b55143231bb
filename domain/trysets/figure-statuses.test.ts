import { expect, test } from 'vitest';
import { figureStatuses, overdueStatus } from './figure-statuses.ts';
import { finalItemStatuses, trysetItemStatuses } from './item-status.ts';

test('every status is final or stands in exactly one figure', () => {
  const counted = Object.values(figureStatuses).flat();
  const all = trysetItemStatuses.filter((status) => status !== 'idle');
  expect([...counted, ...finalItemStatuses].sort()).toEqual([...all].sort());
});

test('what is overdue is out', () => {
  expect(figureStatuses.out).toContain(overdueStatus);
});
