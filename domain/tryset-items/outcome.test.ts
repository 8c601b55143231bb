import { expect, test } from 'vitest';
import { itemOutcome } from './outcome.ts';

test.each([
  ['return_delivered', null, 'returned'],
  ['return_delivered', 'damaged', 'lost'],
  ['purchased', null, null],
  ['purchased', 'forced_purchase', 'lost'],
  ['return_failed', null, 'lost'],
  ['return_deferred', null, 'lost'],
  ['return_arrived', null, null],
  ['tryset_canceled', null, null],
] as const)('an item in %s with the loss %s has the outcome %s', (status, loss, outcome) => {
  expect(itemOutcome({ status, loss })).toBe(outcome);
});
