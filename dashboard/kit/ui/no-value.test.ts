import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..');

/** A dash alone in a text, in place of what is missing, or between two tags. Between two days it is a word. */
const bareDash = /(?<!join\()(['"`])\s*[—–]\s*\1|(?:\?\?|\|\||:)\s*(['"`])-\2|>\s*[—–-]\s*<\//;
const between = / \? ' – ' : /g;

test('a value that is not there is said in one word, and nowhere as a dash', () => {
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const dashed = files.filter((file) =>
    bareDash.test(readFileSync(join(dashboard, file), 'utf8').replaceAll(between, '')),
  );
  expect(dashed).toEqual([]);
});
