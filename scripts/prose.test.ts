import { expect, test } from 'vitest';
import { filesWithProse, hardPlaces } from './hard-prose.mjs';

const found = filesWithProse(['.']).flatMap(hardPlaces);
const listed = (places: typeof found) => places.map(({ where, fault }) => `${where}: ${fault}`);

test('lines of documents and comments have at most 140 characters', () => {
  expect(listed(found.filter(({ kind }) => kind === 'line'))).toEqual([]);
});

test('sentences are short and have no banned turns', () => {
  expect(listed(found.filter(({ kind }) => kind !== 'line'))).toEqual([]);
});
