import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import { settlement, sold } from '#domain/testing/settlements.ts';
import type { Caller } from '#http/caller.ts';
import { brandInvoicesProjection } from '#projections/brand-invoices/projection.ts';
import { brandInvoicesTable } from '#projections/brand-invoices/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { personRow } from '../../testing/rows.ts';
import { adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

const url = '/v1/tax-invoices';
const feb = brandMonthIdOf(1, '2026-02');
const mar = brandMonthIdOf(2, '2026-03');
const commissionId = (month: number) => month * 2;
const transferId = (invoice: number) => invoice * 2 + 1;
const approvalNumber = '202603054100000000000001';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query('truncate read.brand_months, read.brand_invoices');
  await closedMonth(feb, 1, '2026-02', []);
  await closedMonth(mar, 2, '2026-03', [{ type: 'MonthTaxInvoiceNoted', data: { approvalNumber } }]);
  const refund: BrandInvoiceEvent = {
    type: 'BrandInvoiceRefunded',
    data: { amount: 100_000, refundReference: 'back_1' },
  };
  // 23:59 of 28 February and 00:00 of 1 March, in UTC+9.
  await paidInvoice(61, 1, { paidTime: '2026-02-28T14:59:00.000Z' });
  await paidInvoice(62, 1, { paidTime: '2026-02-28T15:00:00.000Z' }, [refund]);
  await paidInvoice(63, 2, { paidTime: '2026-03-02T00:00:00.000Z' });
  await paidInvoice(64, 1, { paidTime: '2026-03-02T00:00:00.000Z', method: 'card' });
  await paidInvoice(65, 1, { paidTime: '2026-03-02T00:00:00.000Z', currency: 'JPY' });
  await paidInvoice(66, 1, { paidTime: null });
  const business = {
    businessName: '에크미 주식회사',
    businessRegistrationNumber: '123-45-67891',
    businessEmail: 'office@acme.kr',
  };
  await models.pool.query("delete from private.people where id in ('brand:1', 'brand:2')");
  await insertRows(models.pool, peopleTable, [
    personRow({
      id: 'brand:1',
      brand: {
        businessRegistration: business,
        bankAccount: null,
        outStockAddress: null,
        organization: { TaxEmail: { email: 'tax@acme.kr' } },
        phones: [],
      },
    }),
  ]);
});
afterAll(() => models.close());

async function closedMonth(id: number, brandId: number, month: string, more: readonly BrandMonthEvent[]) {
  const named = { brandMonthId: id, brandId, month };
  const events: BrandMonthEvent[] = [
    { type: 'MonthLineAdded', data: { ...named, number: 1, ...sold } },
    { type: 'MonthClosed', data: { ...named, settlements: [settlement], isSettled: false } },
    ...more,
  ];
  const history = events.map((event) => ({ event, on: '2026-04-03' }));
  await insertRows(
    models.pool,
    brandMonthsTable,
    [foldAll(brandMonthsProjection, `brand_month-${id}`, history)].flatMap((row) => row ?? []),
  );
}

interface Paid {
  paidTime: string | null;
  method?: 'card' | 'bank';
  currency?: 'KRW' | 'JPY';
}

async function paidInvoice(
  id: number,
  brandId: number,
  { paidTime, method = 'bank', currency = 'KRW' }: Paid,
  more: readonly BrandInvoiceEvent[] = [],
) {
  const data = { ...invoiceDescription, brandInvoiceId: id, brandId, method, currency };
  const opened: BrandInvoiceEvent = { type: 'BrandInvoiceOpened', data };
  const paid: BrandInvoiceEvent[] =
    paidTime === null ? [] : [{ type: 'BrandInvoicePaid', data: { amount: data.amount, paidTime } }];
  const history = [opened, ...paid, ...more].map((event) => ({ event, on: '2026-02-20' }));
  await insertRows(
    models.pool,
    brandInvoicesTable,
    [foldAll(brandInvoicesProjection, `brand_invoice-${id}`, history)].flatMap((row) => row ?? []),
  );
}

async function listed(query = '', caller: Caller = staff) {
  const { status, body } = await models.get(caller, `${url}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const idsOf = async (query: string, caller?: Caller) =>
  (await listed(query, caller)).map(({ id }: { id: number }) => id);

test('lists the commission of closed months and the paid transfers in KRW, due on the 10th', async () => {
  const rows = await listed('?order=id');
  const told = rows.map(({ id, writtenDate, dueDate, amount, supply, tax, isOverdue }: never) => [
    ...[id, writtenDate, dueDate],
    ...[amount, supply, tax, isOverdue],
  ]);
  expect(told).toEqual([
    [transferId(61), '2026-02-28', '2026-03-10', 300_000, 272_728, 27_272, true],
    // A third went back, and a third of the tax with it.
    [transferId(62), '2026-03-01', '2026-04-10', 200_000, 181_818, 18_182, false],
    [transferId(63), '2026-03-02', '2026-04-10', 300_000, 272_728, 27_272, false],
    [commissionId(feb), '2026-02-28', '2026-03-10', 3_300, 3_000, 300, true],
    [commissionId(mar), '2026-03-31', '2026-04-10', 3_300, 3_000, 300, false],
  ]);
  expect(rows[3]).toMatchObject({
    of: { kind: 'brand_month', id: feb },
    month: '2026-02',
    approvalNumber: null,
  });
  expect(rows[0].of).toEqual({ kind: 'brand_invoice', id: 61 });
});

test('a brand admin sees those of its brand, and members none', async () => {
  expect(await idsOf('?order=id', adminB)).toEqual([transferId(63), commissionId(mar)]);
  expect(await idsOf(`?ids=${commissionId(feb)}`, adminB)).toEqual([]);
  expect(await idsOf('?brand_id=1', adminB)).toEqual([]);
  for (const path of [url, `${url}/csv`]) expect((await models.get(member(1001), path)).status).toBe(403);
});

test.each([
  ['is_noted=true', [commissionId(mar)]],
  ['is_noted=false&is_overdue=false', [transferId(62), transferId(63)]],
  ['is_overdue=true', [transferId(61), commissionId(feb)]],
  ['kind=commission', [commissionId(feb), commissionId(mar)]],
  ['month=2026-02', [transferId(61), commissionId(feb)]],
  ['due_date=2026-04-01,2026-04-30', [transferId(62), transferId(63), commissionId(mar)]],
  [`ids=${transferId(63)},9999999999999999`, [transferId(63)]],
])('filters by %s', async (query, ids) => {
  expect(await idsOf(`?order=id&${query}`)).toEqual(ids);
});

test.each([['kind=gift'], ['month=2026-13'], ['due_date=2026-02-30'], ['ids=1;2'], ['order=brand']])(
  'refuses %s',
  async (query) => {
    const { status, body } = await models.get(staff, `${url}?${query}`);
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  },
);

test('the file is the tax office’s form, and recorded as an export', async () => {
  models.noted.length = 0;
  const { text } = await models.get(staff, `${url}/csv?language=ko&order=id&ids=${commissionId(feb)}`);
  const [header = '', row = ''] = text.replace('\uFEFF', '').split('\r\n');
  // Two of its 59 names have a comma.
  expect(header.split(',').length).toBe(61);
  expect(header).toMatch(/^"전자\(세금\)계산서 종류.*"영수\(01\),청구\(02\)"$/);
  expect(row.split(',').slice(0, 22)).toEqual([
    ...['01', '20260228', '1234567890', '', 'Haus', '', 'Seoul', '', '', ''],
    ...['1234567891', '', '에크미 주식회사', '', '', '', '', 'tax@acme.kr', ''],
    ...['3000', '300', `2026-02 / ${feb}`],
  ]);
  expect(row).toContain('28,판매 수수료 2026-02,,1,3000,3000,300,');
  expect(models.noted[0]?.[0]).toEqual({ list: 'tax-invoices', rows: 1, filters: ['ids'] });
});
