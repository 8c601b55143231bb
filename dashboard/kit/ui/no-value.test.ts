import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..');

/** A lone dash as a text, as a fallback value, or between two tags. A dash between two days is allowed. */
const bareDash = /(?<!join\()(['"`])\s*[—–]\s*\1|(?:\?\?|\|\||:)\s*(['"`])-\2|>\s*[—–-]\s*<\//;
const between = / \? ' – ' : /g;

test('no component shows a dash for a missing value', () => {
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const dashed = files.filter((file) =>
    bareDash.test(readFileSync(join(dashboard, file), 'utf8').replaceAll(between, '')),
  );
  expect(dashed).toEqual([]);
});
