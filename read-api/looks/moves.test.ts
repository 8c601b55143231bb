import { expect, test } from 'vitest';
import { allWritten } from '#domain/written.ts';
import { lookMoves } from './moves.ts';

test('every stream category states whether it moves looks', () => {
  const written = new Set(allWritten.map(({ fold }) => fold.category));
  expect(written.difference(new Set(Object.keys(lookMoves)))).toEqual(new Set());
});
