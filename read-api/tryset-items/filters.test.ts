import { expect, test } from 'vitest';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { statusesOf } from './filters.ts';

test('every status of an item can be asked for, and means that one', () => {
  for (const state of trysetItemStatuses) expect(statusesOf({ state })).toEqual([state]);
});

test('an overview word that is no status of an item means those of its items', () => {
  expect(statusesOf({ state: 'returning' })).toEqual(['return_delivering', 'return_arrived']);
  expect(statusesOf({ state: 'returning', statuses: 'return_arrived,purchased' })).toEqual([
    'return_arrived',
  ]);
});
