import { expect, test } from 'vitest';
import { knownCategories } from '../kit/moves.ts';
import { lookMoves } from './moves.ts';

test('names only categories that the domain writes', () => {
  expect(Object.keys(lookMoves).filter((category) => !knownCategories.has(category))).toEqual([]);
});
