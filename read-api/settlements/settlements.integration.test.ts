import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { saleLine } from '#domain/settlements/month-line.ts';
import { invoice, settlement, sold, used } from '#domain/testing/settlements.ts';
import type { Caller } from '#http/caller.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
const feb = brandMonthIdOf(1, '2026-02');
const jan = brandMonthIdOf(1, '2026-01');
const url = '/v1/brand-months';

async function given(id: number, month: string, events: readonly BrandMonthEvent[]): Promise<void> {
  const stream = `brand_month-${id}`;
  const history = events.map((event) => ({ event, on: `${month}-20` }));
  const row = foldAll(brandMonthsProjection, stream, history);
  const lines = events.flatMap(
    (_, index) => foldAll(brandMonthLinesProjection, stream, history, `${id}:${index + 1}`) ?? [],
  );
  if (row !== null) await insertRows(models.pool, brandMonthsTable, [row]);
  await insertRows(models.pool, brandMonthLinesTable, lines);
}

beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const named = { brandMonthId: feb, brandId: 1, month: '2026-02' };
  const yen = saleLine({ ...sold, commissionRate: 10, currency: 'JPY', amount: 1_000, tax: 90 });
  await given(feb, '2026-02', [
    { type: 'MonthLineAdded', data: { ...named, number: 1, ...sold } },
    { type: 'MonthLineAdded', data: { ...named, number: 2, ...used } },
    { type: 'MonthLineAdded', data: { ...named, number: 3, ...yen } },
    { type: 'MonthClosed', data: { ...named, settlements: [settlement], isSettled: false } },
  ]);
  const before = { ...named, brandMonthId: jan, month: '2026-01' };
  await given(jan, '2026-01', [
    { type: 'MonthLineAdded', data: { ...before, number: 1, ...sold } },
    {
      type: 'MonthClosed',
      data: { ...before, settlements: [{ ...settlement, invoice: null }], isSettled: false },
    },
    { type: 'MonthPaidOut', data: { currency: 'KRW', amount: 6_699, reference: 'T-1', isSettled: true } },
  ]);
});
afterAll(() => models.close());

const idsOf = async (query: string, caller: Caller = staff) =>
  (await models.get(caller, `${url}${query}`)).body.data.map(({ id }: { id: number }) => id);

it('shows a brand admin the months of its brand, and staff all', async () => {
  expect(await idsOf('', adminA)).toEqual([1_202_603, feb, jan]);
  expect(await idsOf('', adminB)).toEqual([2_202_603]);
  expect((await idsOf('')).length).toBe(4);
  for (const path of [
    `${url}/${feb}`,
    `${url}/${feb}/lines`,
    `${url}/${feb}/lines/csv`,
    `${url}/${feb}/history`,
  ]) {
    expect((await models.get(adminB, path)).status).toBe(404);
  }
});

it.each([
  ['?month=2026-02', [feb]],
  ['?brand_id=1&from_month=2026-02', [1_202_603, feb]],
  ['?to_month=2026-01', [jan]],
  ['?status=closed,paid_out&order=id', [jan, feb]],
  ['?status=open&brand_id=2', [2_202_603]],
  ['?to_month=2026-02&has_content_uses=true', [feb]],
  ['?to_month=2026-02&has_content_uses=false', [jan]],
])('filters months by %s', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids);
});

it('shows a month with its sums in each currency, its invoice and its actions', async () => {
  const { body } = await models.get(staff, `${url}/${feb}`);
  expect(body).toMatchObject({
    id: feb,
    month: '2026-02',
    status: 'closed',
    lineCount: 3,
    closesTime: '2026-03-02T19:00:00.000Z',
    sums: [
      {
        currency: 'KRW',
        sales: 9_999,
        brandPayment: 6_699,
        commission: 3_300,
        payable: 6_699,
        contentUse: 55_000,
        paidOut: null,
        invoice: { brandInvoiceId: invoice.brandInvoiceId, amount: 55_000 },
      },
      { currency: 'JPY', sales: 1_000, brandPayment: 900, commissionTax: null },
    ],
  });
  const allowed = body.actions.filter(({ allowed }: { allowed: boolean }) => allowed);
  expect(allowed.map(({ name }: { name: string }) => name)).toEqual([
    'pay_out',
    'charge_again',
    'note_tax_invoice',
  ]);
  expect((await models.get(adminA, `${url}/${feb}`)).body.actions).toEqual([]);
});

it('shows the lines of a month in pages, and as a file', async () => {
  const page = await models.get(adminA, `${url}/${feb}/lines?limit=2&offset=1`);
  expect(page.body.data.map(({ number }: { number: number }) => number)).toEqual([2, 3]);
  expect(page.body.data[0]).toMatchObject({
    side: 'content_use',
    of: { kind: 'look_use', id: 81, step: 'confirmed', turn: 1 },
    amount: 55_000,
    brandPayment: 0,
  });
  expect((await models.get(staff, `${url}/${feb}/lines?side=sale`)).body.data).toHaveLength(2);
  const file = await models.get(adminA, `${url}/${feb}/lines/csv?language=ko`);
  expect(file.status).toBe(200);
});

it('sums the months by currency', async () => {
  expect((await models.get(staff, `${url}/totals?brand_id=1`)).body.data).toEqual([
    {
      currency: 'KRW',
      months: 3,
      sales: 29_997,
      brandPayment: 20_097,
      contentUse: 110_000,
      paidOut: 6_699,
      toPay: 6_699,
    },
    { currency: 'JPY', months: 1, sales: 1_000, brandPayment: 900, contentUse: 0, paidOut: 0, toPay: 0 },
  ]);
});
