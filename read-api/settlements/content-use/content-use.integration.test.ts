import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { settlement, sold, used } from '#domain/testing/settlements.ts';
import type { Caller } from '#http/caller.ts';
import { linkSeconds } from '#http/signed-links.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { drawnPages } from '../../labels/testing/read-pdf.ts';
import { insertRows } from '../../testing/insert.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

type Added = Extract<BrandMonthEvent, { type: 'MonthLineAdded' }>;

let models: TestModels;
const month = '2026-02';
const brandMonthId = brandMonthIdOf(1, month);
const url = '/v1/brands/1/months/202602/content_use_link';

beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const named = { brandMonthId, brandId: 1, month };
  await given([
    { type: 'MonthLineAdded', data: { ...named, number: 1, ...sold } },
    { type: 'MonthLineAdded', data: { ...named, number: 2, ...used } },
    { type: 'MonthClosed', data: { ...named, settlements: [settlement], isSettled: false } },
  ]);
  const january = { brandMonthId: brandMonthIdOf(1, '2026-01'), brandId: 1, month: '2026-01' };
  await given([{ type: 'MonthLineAdded', data: { ...january, number: 1, ...sold } }]);
});
afterAll(() => models.close());

async function given(events: readonly [Added, ...BrandMonthEvent[]]): Promise<void> {
  const id = events[0].data.brandMonthId;
  const stream = `brand_month-${id}`;
  const history = events.map((event) => ({ event, on: '2026-02-20' }));
  const row = foldAll(brandMonthsProjection, stream, history);
  const lines = events.flatMap(
    (_, index) => foldAll(brandMonthLinesProjection, stream, history, `${id}:${index + 1}`) ?? [],
  );
  if (row !== null) await insertRows(models.pool, brandMonthsTable, [row]);
  await insertRows(models.pool, brandMonthLinesTable, lines);
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

it('answers a brand a link that opens the invoice without a token, in the language asked for', async () => {
  const { body } = await models.get(adminA, `${url}?language=en`);
  expect(body.id).toBe(brandMonthId);
  const pdf = await models.app.inject({ url: pathOf(body.url) });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page] = await drawnPages(pdf.rawPayload);
  expect(page?.text).toContain('Invoice for content uses 2026-02');
  expect(page?.text).toContain('55,000 KRW');
  expect(page?.text).not.toContain('9,999');
});

it('answers a link that expires, and opens nothing else', async () => {
  const { body } = await models.get(staff, url);
  const path = pathOf(body.url);
  const statusOf = async (address: string) => {
    const answer = await models.app.inject({ url: address });
    return [answer.statusCode, answer.statusCode === 200 ? null : answer.json().errorCode];
  };
  expect(await statusOf(path.replace('202602', '202603'))).toEqual([403, 'link.invalid']);
  expect(await statusOf(path.replace('brands/1', 'brands/2'))).toEqual([403, 'link.invalid']);
  expect(await statusOf(path.replace('language=ko', 'language=ja'))).toEqual([403, 'link.invalid']);
  expect(Date.parse(body.untilTime)).toBeLessThanOrEqual(Date.now() + linkSeconds * 1000);
});

it.each<[Caller, string, number, string]>([
  [adminB, url, 404, 'brand_month.not_found'],
  [staff, url.replace('202602', '202512'), 404, 'brand_month.not_found'],
  [staff, url.replace('202602', '202601'), 404, 'brand_month.no_content_uses'],
  [member(1001), url, 403, 'auth.forbidden'],
  [staff, url.replace('202602', '202613'), 400, 'request.invalid'],
  [staff, `${url}?language=fr`, 400, 'request.invalid'],
])('refuses what it cannot answer', async (caller, address, status, errorCode) => {
  const answer = await models.get(caller, address);
  expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
});
