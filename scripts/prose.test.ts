import { expect, test } from 'vitest';
import { filesWithProse, hardPlaces } from './hard-prose.mjs';

/** Folders and pages that still hold long sentences and banned turns. Remove an entry once its prose is rewritten. */
const notRewritten: readonly string[] = [];

const found = filesWithProse(['.']).flatMap(hardPlaces);
const listed = (places: typeof found) => places.map(({ where, fault }) => `${where}: ${fault}`);

test('lines of documents and comments have at most 140 characters', () => {
  expect(listed(found.filter(({ kind }) => kind === 'line'))).toEqual([]);
});

test('sentences are short and name the thing', () => {
  const rewritten = found.filter(
    ({ where }) => !notRewritten.some((path) => where.startsWith(`${path}/`) || where.startsWith(`${path}:`)),
  );
  expect(listed(rewritten.filter(({ kind }) => kind !== 'line'))).toEqual([]);
});

test('no folder is listed as not rewritten once its prose is', () => {
  const silent = notRewritten.filter((path) => !found.some(({ where }) => where.startsWith(path)));
  expect(silent).toEqual([]);
});
