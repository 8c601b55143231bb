import { expect, test } from 'vitest';
import { refreshDelay } from './refresh-delay.ts';

test.each([
  [30 * 60_000, 25 * 60_000],
  [4 * 60_000, 2 * 60_000],
  [100, 1_000],
])('a session that expires in %i ms is refreshed after %i ms', (left, delay) => {
  expect(refreshDelay({ expiry: 1_000_000 + left }, 1_000_000)).toBe(delay);
});
