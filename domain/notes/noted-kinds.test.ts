import { expect, test } from 'vitest';
import { notedKindOf, notedKinds } from './noted-kinds.ts';

test.each(notedKinds)('a stream of a %s has its kind', (kind) => {
  expect(notedKindOf(`${kind}-12`)).toBe(kind);
});

test.each(['look-12', 'tryset_item_draft-12', 'tryset'])('%s is not a stream with notes', (stream) => {
  expect(() => notedKindOf(stream)).toThrow(`stream ${stream} takes no notes`);
});
