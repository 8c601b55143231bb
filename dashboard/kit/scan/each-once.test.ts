import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('a label counts once while it is in view, and again after it was away', () => {
  const fresh = eachOnce();
  expect(fresh(['S-1', 'S-1'], 0)).toEqual(['S-1']);
  for (const now of [100, 1_400, 2_800]) expect(fresh(['S-1'], now)).toEqual([]);
  expect(fresh(['S-1', 'S-2'], 3_000)).toEqual(['S-2']);
  expect(fresh([], 4_000)).toEqual([]);
  expect(fresh(['S-1'], 4_501)).toEqual(['S-1']);
});
