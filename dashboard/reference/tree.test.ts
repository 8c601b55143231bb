import { expect, test } from 'vitest';
import { inTree } from './tree.ts';

const shape = (entries: Parameters<typeof inTree>[0]) =>
  inTree(entries).map(({ entry, depth }) => `${'-'.repeat(depth)}${entry.id}`);

test('puts children below their parent, in the given order', () => {
  const entries = [
    { id: 1, parentId: null },
    { id: 2, parentId: 3 },
    { id: 3, parentId: null },
    { id: 4, parentId: 3 },
    { id: 5, parentId: 2 },
  ];
  expect(shape(entries)).toEqual(['1', '3', '-2', '--5', '-4']);
});

test('puts an entry without a known parent at the top, and keeps entries of a cycle', () => {
  expect(shape([{ id: 1, parentId: 9 }])).toEqual(['1']);
  expect(shape([{ id: 1, parentId: 2 }, { id: 2, parentId: 1 }, { id: 3 }]).sort()).toEqual(['1', '2', '3']);
});
