import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..');
// The axis of a chart has no room for the usual form; which day is due is reckoned, not shown.
const others = ['figures/use-period-text.ts', 'trysets/due.ts'];

test('dates and times are written in one place, so that they have one form', () => {
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
