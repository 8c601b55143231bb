import { expect, test } from 'vitest';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { statusesOf } from './filters.ts';

test('accepts every item status as itself', () => {
  for (const state of trysetItemStatuses) expect(statusesOf({ state })).toEqual([state]);
});

test('expands an overview status that is no item status to its item statuses', () => {
  expect(statusesOf({ state: 'returning' })).toEqual(['return_delivering', 'return_arrived']);
  expect(statusesOf({ state: 'returning', statuses: ['return_arrived', 'purchased'] })).toEqual([
    'return_arrived',
  ]);
});
