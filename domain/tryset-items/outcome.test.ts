import { expect, test } from 'vitest';
import { itemOutcome } from './outcome.ts';

test.each([
  ['return_delivered', null, 'rent', 'returned'],
  ['return_delivered', 'damaged', 'rent', 'damaged'],
  ['return_delivered', 'lost', 'rent', 'lost'],
  ['purchased', null, 'rent', 'purchased'],
  ['purchased', null, 'gift', 'gifted'],
  ['purchased', 'forced_purchase', 'rent', 'lost'],
  ['purchased', 'forced_purchase', 'gift', 'lost'],
  ['return_failed', null, 'rent', 'failed'],
  ['return_failed', 'lost', 'rent', 'lost'],
  ['return_deferred', null, 'rent', 'deferred'],
  ['tryset_canceled', null, 'rent', 'canceled'],
  ['return_arrived', null, 'rent', null],
  ['purchase_pending', null, 'rent', null],
  ['tryset_requested', null, 'gift', null],
] as const)(
  'an item in %s with the loss %s, for %s, has the outcome %s',
  (status, loss, useMode, outcome) => {
    expect(itemOutcome({ status, loss, useMode })).toBe(outcome);
  },
);
