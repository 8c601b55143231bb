import { expect, test } from 'vitest';
import { notedKindOf, notedKinds } from './noted-kinds.ts';

test.each(notedKinds)('a stream of a %s has its kind', (kind) => {
  expect(notedKindOf(`${kind}-12`)).toBe(kind);
});

test.each(['look-12', 'tryset_item_draft-12', 'tryset'])('%s is no stream with notes', (stream) => {
  expect(() => notedKindOf(stream)).toThrow(`nobody makes notes on ${stream}`);
});
