import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const file = join(import.meta.dirname, 'schema.graphql');

/** Breaking changes that clients know of, as the test words them. */
const announced: readonly string[] = [];

test('breaks nothing that the committed schema promises', () => {
  const committed = buildSchema(readFileSync(file, 'utf8'));
  const broken = findBreakingChanges(committed, schema).map(({ description }) => description);
  expect(broken.filter((each) => !announced.includes(each))).toEqual([]);
});

test('is graph/schema.graphql (if the change is right, update the file with -u)', async () => {
  await expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toMatchFileSnapshot(file);
});
