import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, namelessHouse } from '#domain/settlements/house.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { settlement, sold, used } from '#domain/testing/settlements.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { drawnPages } from '../../labels/testing/read-pdf.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

const first: House = {
  name: 'Erste Haus AG',
  address: 'Erste Strasse 1',
  businessNumber: '111-11-11111',
  mailOrderNumber: null,
  registrationNumber: null,
};

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query("delete from read.log where stream = 'house-1'");
  for (const [month, closedOn] of [
    ['2025-12', '2026-01-03'],
    ['2026-01', '2026-02-03'],
    ['2026-02', null],
  ] as const) {
    await givenMonth(month, closedOn);
  }
});
afterAll(() => models.close());

async function givenMonth(month: string, closedOn: string | null): Promise<void> {
  const named = { brandMonthId: brandMonthIdOf(1, month), brandId: 1, month };
  const lines = [sold, used].map(
    (line, index): BrandMonthEvent => ({
      type: 'MonthLineAdded',
      data: { ...named, number: index + 1, ...line },
    }),
  );
  const closed: BrandMonthEvent = {
    type: 'MonthClosed',
    data: { ...named, settlements: [settlement], isSettled: false },
  };
  const history = [
    ...lines.map((event) => ({ event, on: `${month}-20` })),
    ...(closedOn === null ? [] : [{ event: closed, on: closedOn }]),
  ];
  const stream = `brand_month-${named.brandMonthId}`;
  const row = foldAll(brandMonthsProjection, stream, history);
  const rows = lines.flatMap(
    (_, index) =>
      foldAll(brandMonthLinesProjection, stream, history, `${named.brandMonthId}:${index + 1}`) ?? [],
  );
  await insertRows(models.pool, brandMonthsTable, row === null ? [] : [row]);
  await insertRows(models.pool, brandMonthLinesTable, rows);
}

const revised = (revision: bigint, changed: Partial<House>, at: string) =>
  insertRows(models.pool, logTable, [logRow('house-1', revision, 'HouseRevised', { changed }, { at })]);

async function pageAt(url: string): Promise<string> {
  const authorization = await models.authorization(adminA);
  const answer = await models.app.inject({ url, headers: { authorization } });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return (await drawnPages(answer.rawPayload)).map(({ text }) => text).join('\n');
}

const statementOf = (month: string) =>
  pageAt(`/v1/brand-months/${brandMonthIdOf(1, month)}/statement?language=en`);

async function usesOf(month: string): Promise<string> {
  const link = `/v1/brands/1/months/${month.replace('-', '')}/content_use_link?language=en`;
  const { body } = await models.get(adminA, link);
  return pageAt(body.url.replace(/^https?:\/\/[^/]+/, ''));
}

test('before owners revise it, the house is as the operator set it, to everybody', async () => {
  const answer = await models.app.inject({ url: '/v1/house' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ...namelessHouse, revision: null }]);
});

test('papers of a closed month keep the house of its close; open months and public pages show the present one', async () => {
  await revised(0n, first, '2026-01-20T00:00:00.000Z');
  await revised(
    1n,
    { address: 'Zweite Strasse 2', mailOrderNumber: '2026-0001' },
    '2026-02-20T00:00:00.000Z',
  );

  expect(await statementOf('2025-12')).not.toContain('Haus');
  for (const closed of [await statementOf('2026-01'), await usesOf('2026-01')]) {
    for (const said of ['Erste Haus AG', 'Erste Strasse 1', '111-11-11111']) expect(closed).toContain(said);
    expect(closed).not.toContain('2026-0001');
  }
  const open = await statementOf('2026-02');
  for (const said of ['Erste Haus AG', 'Zweite Strasse 2', '2026-0001']) expect(open).toContain(said);
  expect(open).not.toContain('Erste Strasse 1');

  const now = await models.app.inject({ url: '/v1/house' });
  const changed = { address: 'Zweite Strasse 2', mailOrderNumber: '2026-0001' };
  expect(now.json()).toEqual({ ...first, ...changed, revision: '1' });
  const authorization = await models.authorization(staff);
  const file = await models.app.inject({ url: '/v1/tax-invoices/csv', headers: { authorization } });
  expect(file.body).toContain('Zweite Strasse 2');
});

test('the history tells each change', async () => {
  const { body } = await models.get(staff, '/v1/house/history');
  expect(body.data[0]).toMatchObject({
    type: 'HouseRevised',
    changes: expect.arrayContaining([
      { field: 'address', before: 'Erste Strasse 1', after: 'Zweite Strasse 2' },
    ]),
  });
  expect((await models.get(adminA, '/v1/house/history')).status).toBe(403);
});
