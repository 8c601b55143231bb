import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stockItemActions } from '#write-api/stock/actions.ts';
import { trysetItemActions } from '#write-api/tryset-items/actions.ts';

const page = readFileSync(new URL('api.md', import.meta.url), 'utf8');

test.each([
  ['actions on a tryset item', trysetItemActions],
  ['actions on a garment', stockItemActions],
])('api.md names each of the %s once', (heading, specs) => {
  const [, table = ''] = page.split(`| ${heading} `);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const offered = Object.entries(specs).flatMap(([name, spec]) => (spec === null ? [] : [name]));
  expect(named.sort()).toEqual(offered.sort());
});
