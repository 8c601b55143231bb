import { expect, test } from 'vitest';
import { type RequestObstacle, requestObstacle } from './request-obstacle.ts';

const left = { closets: 2, items: 6, itemsPerTry: 3, concurrentClosets: 1 };
const paid = { isUnpaid: false };
const running = { hasDeferredItem: false, limitsLeft: left, ticket: paid };
const without = { hasDeferredItem: false, limitsLeft: null, ticket: null };

test.each<[RequestObstacle | null, string, Parameters<typeof requestObstacle>[1]]>([
  [null, 'curator', without],
  [null, 'normal', running],
  [null, 'curator', { ...running, limitsLeft: { ...left, closets: null, items: null } }],
  ['role', 'normal', without],
  ['role', 'banned', running],
  ['deferred', 'influencer', { ...without, hasDeferredItem: true }],
  ['unpaid', 'curator', { ...without, ticket: { isUnpaid: true } }],
  ['used', 'curator', { ...running, limitsLeft: { ...left, closets: 0 } }],
  ['used', 'curator', { ...running, limitsLeft: { ...left, items: 0 } }],
  ['atOnce', 'normal', { ...running, limitsLeft: { ...left, concurrentClosets: 0 } }],
])('the obstacle is %s for a %s with %o', (obstacle, role, standing) => {
  expect(requestObstacle(role, standing)).toBe(obstacle);
});
