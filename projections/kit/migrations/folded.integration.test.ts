import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainLower } from '#domain/text/plain.ts';
import { type Bench, openBench } from '../../testing/harness.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const texts = [
  '',
  ' ',
  'a',
  'Anna  Lee ',
  'ABC-1',
  '김서연',
  '김서연'.normalize('NFD'),
  'ＡＢＣ１２３',
  'ﾊﾅｺ ﾊﾞﾅﾅ',
  '㈱',
  '™ ㎏',
  'a\u200bb',
  '\u202a010\u202c',
  '\u3164',
  '\u2800',
  '\ufeffx',
  'x\u00ad\u034fy',
  'a\u3000b',
  'a\u00a0 b',
  '\u{e0061}z',
  '𠮷田',
  'tab\there',
  '~',
  '🎉\ufe0f',
  '\u115f\u1160',
  'm\u180eo',
];

test('the database folds text like the domain', async () => {
  const rows = await bench.query<{ text: string; folded: string }>(
    'select text, read.folded(text) as folded from unnest($1::text[]) as text',
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  expect(rows.filter(({ text, folded }) => folded !== plainLower(text))).toEqual([]);
  expect(await bench.query('select read.folded(null) as folded')).toEqual([{ folded: null }]);
});

test.each([
  ['products_name_search', "from read.products where read.folded(name) like read.folded('%linen dress%')"],
  [
    'products_wide_name',
    "from read.products where read.wide_pairs(read.folded(name)) @> read.wide_pairs(read.folded('리넨'))",
  ],
  ['products_code_search', "from read.products where read.folded(code) like read.folded('%ABC-12%')"],
  ['stock_items_code_search', "from read.stock_items where read.folded(code) like read.folded('%S-111%')"],
  ['users_username_search', "from read.users where read.folded(username) like read.folded('%hana%')"],
  [
    'log_reason_pairs',
    "from read.log where metadata ->> 'reason' is not null and read.pairs(read.folded(metadata ->> 'reason')) @> read.pairs('리넨')",
  ],
])('%s finds rows', async (index, query) => {
  // Without this setting, Postgres would scan a table as small as this one.
  await bench.query('set enable_seqscan = off');
  const plan = await bench.query(`explain (costs off) select ${query}`);
  expect(JSON.stringify(plan)).toContain(index);
});
