import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..');
// Files with formats of their own: a chart's axis is too narrow for the usual format, and the due day is calculated,
// not shown.
const others = ['figures/use-period-text.ts', 'trysets/due.ts'];

test('only the preferences format dates and times, so that all have one format', () => {
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const writing = files
    .filter((file) => !file.startsWith('kit/preferences') && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /Intl\.DateTimeFormat|toLocale(Date|Time)?String/.test(readFileSync(join(dashboard, file), 'utf8')),
    );
  expect(writing.sort()).toEqual(others);
});
