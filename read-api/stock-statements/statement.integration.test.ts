import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/words/languages.ts';
import type { Caller } from '#http/caller.ts';
import { brandsTable } from '#projections/brands/tables.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { pastLives } from '#projections/testing/past-lives.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { drawnPages } from '../labels/testing/read-pdf.ts';
import { insertRows } from '../testing/insert.ts';
import { brandRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { stockStatementWords } from './words.ts';

let bench: Bench;
let models: TestModels;

beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  models = await openTestModels({ database: bench });
  await bench.take(stored(pastLives(seeded(seed), 14)));
  await insertRows(
    models.pool,
    brandsTable,
    [1, 2, 3].map((id) => brandRow({ id, name: `Brand ${id}`, nameKo: `브랜드 ${id}` })),
  );
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const url = '/v1/stocks/statement';
const month = '2025-03';

async function countOf(caller: Caller, day: string, filter = ''): Promise<number> {
  const { status, body } = await models.get(caller, `/v1/stocks?as_of=${day}&limit=1${filter}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.count;
}

/** The sums of the columns with numbers, without the line of the days and the header. */
async function sumsOf(caller: Caller, filter = ''): Promise<number[]> {
  const { status, text } = await models.get(caller, `${url}/csv?month=${month}${filter}`);
  expect(status, text).toBe(200);
  const [days, header, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
  expect(days).toBe('2025-03-01,2025-03-31');
  expect(header).toBe('brand,product_code,product,opening,entered,left,closing');
  return [0, 1, 2, 3].map((column) =>
    lines.reduce((sum, line) => sum + Number(line.split(',').at(column - 4)), 0),
  );
}

it.each([
  ['staff', staff, ''],
  ['staff for a brand', staff, '&brand_id=2'],
  ['brand A', adminA, ''],
  ['brand B', adminB, ''],
] as const)('the rows add up to the lists of both ends, for %s', async (_, caller, filter) => {
  const [opening = 0, entered = 0, left = 0, closing = 0] = await sumsOf(caller, filter);
  expect(opening).toBe(await countOf(caller, '2025-02-28', filter));
  expect(closing).toBe(await countOf(caller, '2025-03-31', filter));
  expect(opening + entered - left).toBe(closing);
});

it('counts garments that entered in the month', async () => {
  const [, entered] = await sumsOf(staff);
  expect(entered).toBeGreaterThan(0);
});

it('a brand admin gets nothing of another brand', async () => {
  expect(await sumsOf(adminA, '&brand_id=2')).toEqual([0, 0, 0, 0]);
});

it.each(languages)('is a PDF in %s whose text can be copied', async (language) => {
  const authorization = await models.authorization(adminA);
  const answer = await models.app.inject({
    url: `${url}?month=${month}&language=${language}`,
    headers: { authorization },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page] = await drawnPages(answer.rawPayload);
  const { title, sums } = stockStatementWords[language];
  expect(page?.text).toContain(`${title} ${month}`);
  expect(page?.text).toContain(language === 'ko' ? '브랜드 1' : 'Brand 1');
  expect(page?.text).toContain(sums.closing);
});

it('is of the last month that is over, unless another is asked for', async () => {
  const { text } = await models.get(staff, `${url}/csv`);
  expect(text.replace('\ufeff', '')).toMatch(/^2026-02-01,2026-02-28\r\n/);
});

it('says that a month still runs', async () => {
  const authorization = await models.authorization(staff);
  const answer = await models.app.inject({
    url: `${url}?month=2026-03&language=en`,
    headers: { authorization },
  });
  const [page] = await drawnPages(answer.rawPayload);
  expect(page?.text).toContain(stockStatementWords.en.isOpen);
  expect(page?.text).toContain(stockStatementWords.en.allBrands);
  const { text } = await models.get(staff, `${url}/csv?month=2026-03`);
  expect(text.replace('\ufeff', '')).toMatch(/^2026-03-01,2026-03-15\r\n/);
});

it.each([
  [staff, 'month=2026-04', 400, 'request.invalid'],
  [staff, 'month=2026-13', 400, 'request.invalid'],
  [staff, 'month=0000-01', 400, 'request.invalid'],
  [staff, 'month=March', 400, 'request.invalid'],
  [member(1001), `month=${month}`, 403, 'auth.forbidden'],
] as const)('refuses what it cannot answer', async (caller, query, status, errorCode) => {
  for (const path of [url, `${url}/csv`]) {
    const answer = await models.get(caller, `${path}?${query}`);
    expect([answer.status, answer.body?.errorCode], path).toEqual([status, errorCode]);
  }
});
