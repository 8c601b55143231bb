import { expect, test } from 'vitest';
import type { TrysetItemStatus } from './item-status.ts';
import { additionObstacle, isDelivered } from './still-to-deliver.ts';

const cases: [TrysetItemStatus[], boolean, ReturnType<typeof additionObstacle>][] = [
  [['tryset_requested'], false, null],
  [['tryset_delivered', 'tryset_preparing'], false, null],
  [['tryset_delivered', 'tryset_delivering', 'tryset_canceled'], false, null],
  [['tryset_delivered'], true, 'delivered'],
  [['tryset_delivered', 'tryset_canceled'], true, 'delivered'],
  [['return_delivering', 'purchased'], true, 'delivered'],
  [['return_deferred'], true, 'delivered'],
  [['return_delivered', 'purchased'], true, 'over'],
  [['tryset_canceled'], false, 'over'],
];

test.each(cases)('%j has nothing left to deliver: %s; an addition meets %s', (items, is, obstacle) => {
  expect(isDelivered(items)).toBe(is);
  expect(additionObstacle(items)).toBe(obstacle);
});
