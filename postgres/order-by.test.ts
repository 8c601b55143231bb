import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = '{backend,event-store,projections,read-api,replay,write-api}';
const query = /\bselect\b(.{0,1500}?)\border\s+by\b([^`;)]*)/gis;
/** A column that is selected as text under its own name, not compared. */
const asText = /(?<![\w.]|=\s*)(?:\w+\.)?(?<column>[a-z_]\w*)::text\b(?!\s+as\b)/g;

/** Columns that a query selects as text and orders by without a table's name: Postgres then sorts the texts. */
function orderedAsText(sql: string): string[] {
  return [...sql.matchAll(query)].flatMap(([, selected = '', order = '']) =>
    [...selected.matchAll(asText)]
      .flatMap(({ groups }) => groups?.column ?? [])
      .filter((column) => new RegExp(`(?<![\\w.])${column}\\b`).test(order)),
  );
}

it('finds an order by the text of a column', () => {
  expect(orderedAsText('select position::text from log order by position desc')).toEqual(['position']);
  expect(orderedAsText('select position::text from log order by log.position')).toEqual([]);
  expect(orderedAsText('select position::text as shown from log order by position')).toEqual([]);
});

it('has no query that orders numbers by their text', () => {
  const files = globSync(`${folders}/**/*.ts`, { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    orderedAsText(readFileSync(`${root}/${file}`, 'utf8')).map((column) => `${file}: ${column}`),
  );
  expect(found).toEqual([]);
});
