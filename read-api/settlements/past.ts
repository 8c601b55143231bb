import { notFound } from '#http/errors.ts';
import { MonthIdParams } from '#http/ids.ts';
import { settlements } from '#projections/settlements/area.ts';
import { brandMonthsTable } from '#projections/settlements/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import { type BrandMonthDetail, monthFields } from './contract.ts';
import { monthsFor, wholeMonths } from './scope.ts';

export const brandMonthPast: Past<BrandMonthDetail> = {
  category: 'brand_month',
  projection: 'brand_months',
  path: '/v1/brand-months/:id',
  params: MonthIdParams,
  tags: ['settlements'],
  differenceId: 'getBrandMonthDifference',
  async detail({ db, now }, caller, id) {
    const months = wholeMonths(db, caller, now().toISOString());
    const row = await months.where('month.id', '=', String(id)).executeTakeFirst();
    if (row === undefined) throw notFound('brand_month', id);
    return monthFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(
      await monthsFor(db, caller).where('month.id', '=', String(id)).select('month.id').executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(own.flatMap(({ data }) => invoicesOf(data))))],
  isGone: () => false,
};

/** The streams of the invoices that an event opens. */
function invoicesOf(data: object): string[] {
  const { settlements: closed = [], invoice = null } = data as {
    settlements?: readonly { invoice: { brandInvoiceId: number } | null }[];
    invoice?: { brandInvoiceId: number } | null;
  };
  return [...closed.map((each) => each.invoice), invoice].flatMap((each) =>
    each === null ? [] : [`brand_invoice-${each.brandInvoiceId}`],
  );
}

export const settlementsThen: RowsThen = {
  models: settlements,
  fields: (rows) =>
    rows
      .of(brandMonthsTable)
      .map(({ brandMonthId: _, ...row }) => [`brand_month-${row.id}`, fieldsOf({}, row, [])]),
  people: () => [],
};
