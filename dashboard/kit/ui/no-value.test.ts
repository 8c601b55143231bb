import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..');

/** Matches a text of only a dash, a dash as a fallback value, and a dash as an element's content. */
const bareDash = /(?<!join\()(['"`])\s*[—–]\s*\1|(?:\?\?|\|\||:)\s*(['"`])-\2|>\s*[—–-]\s*<\//;
/** Matches the dash of a date range, which is allowed. */
const between = / \? ' – ' : /g;

test('a missing value is never shown as a dash', () => {
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const dashed = files.filter((file) =>
    bareDash.test(readFileSync(join(dashboard, file), 'utf8').replaceAll(between, '')),
  );
  expect(dashed).toEqual([]);
});
