import { expect, test } from 'vitest';
import { moveOf } from './moves.ts';

const byId = async () => [1];

test.each([
  ['look', byId, 'the list’s own entry'],
  ['category', 'any', 'the list’s own entry'],
  ['saved_view', null, 'a category that the list does not name'],
  ['claim_phone', null, 'a claim'],
  ['projection', 'any', 'events of the projection itself'],
  ['read_models', 'any', 'events of the read models'],
  ['from_a_newer_version', 'any', 'a category that this version does not know'],
] as const)('events of %s move %s: %s', (category, expected, _) => {
  expect(moveOf({ look: byId, category: 'any' }, category)).toBe(expected);
});
