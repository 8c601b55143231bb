import { afterAll, beforeAll, expect, test } from 'vitest';
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
  'Anna Lee',
  '~',
  'a\nb',
  '\u007f',
  '한',
  '김서연',
  'Anna 김서연 2',
  'é x',
  '🎉',
  'İ',
];

test('skips ASCII text, and returns the pairs that the index was built with', async () => {
  const pairs = await bench.query<{ text: string; now: string[]; before: string[] }>(
    `select text, read.wide_pairs(text) as now, read.pairs(regexp_replace(text, '[ -~]+', ' ', 'g')) as before
     from unnest($1::text[]) as text`,
    [texts],
  );
  expect(pairs).toHaveLength(texts.length);
  expect(pairs.filter(({ now, before }) => now.join('|') !== before.join('|'))).toEqual([]);
  expect(pairs.find(({ text }) => text === '김서연')?.now).toEqual(['김서', '서연']);
  expect(await bench.query('select read.wide_pairs(null) as pairs')).toEqual([{ pairs: null }]);
});

test('uses the index to search for a pair', async () => {
  const plan = await bench.query<{ 'QUERY PLAN': string }>(
    "explain select from private.people where read.wide_pairs(search) @> read.wide_pairs('김서')",
  );
  expect(JSON.stringify(plan)).toContain('people_wide_names');
});
