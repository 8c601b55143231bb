import Type, { type Static } from 'typebox';
import { brandInvoiceStatuses, brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { closesAt } from '#domain/settlements/month-days.ts';
import { brandMonthStatuses, lineSources, lineSteps, monthSides } from '#domain/settlements/month-kinds.ts';
import { brandMonthRules, brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import type { BrandMonthLineRow } from '#projections/settlements/tables.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, OptionalText, readable, Text } from '../kit/readable/fields.ts';
import { monthColumns } from './columns.ts';
import type { BrandMonthFound } from './scope.ts';
import { sumOf } from './sums.ts';

const Invoice = Type.Object({
  brandInvoiceId: Count,
  paymentId: Count,
  method: OneOf(brandPaymentMethods),
  amount: Count,
  tax: Count,
  dueTime: Instant,
  /** Null until the invoice's own events are projected. */
  status: Nullable(OneOf(brandInvoiceStatuses)),
});

/** What a month comes to in one currency, in whole units of it. */
const Sum = Type.Object({
  currency: OneOf(currencies),
  lines: Count,
  sales: Count,
  /** The tax in the sales. */
  salesTax: Count,
  brandPayment: Count,
  contentUse: Count,
  contentUseTax: Count,
  commission: Count,
  /** Null while the month is open. */
  commissionTax: Nullable(Count),
  /** What the brand gets. It is 0 if the sale side is carried to the next month. */
  payable: Count,
  isSaleCarried: Flag,
  isContentUseCarried: Flag,
  paidOut: Nullable(Type.Object({ reference: Text, amount: Count, paidTime: Instant })),
  /** The invoice that charges the content uses. */
  invoice: Nullable(Invoice),
});

const cellsOf = (currency: (typeof currencies)[number], name: 'krw' | 'jpy') =>
  (['sales', 'commission', 'payable', 'contentUse'] as const).map(
    (field) =>
      ({
        csv: `${field === 'contentUse' ? 'content_use' : field}_${name}`,
        of: (row: BrandMonthFound) => sumOf(row, currency)?.[field] ?? null,
      }) as const,
  );

export const monthFields = readable<BrandMonthFound>()(monthColumns, {
  /** Brand id × 1,000,000 + yyyymm. It exceeds four bytes, and is a safe integer. */
  id: { is: Count, of: (row) => Number(row.brandMonthId), csv: 'id' },
  revision: { is: Text, of: (row) => String(row.revision) },
  brand: { is: BrandBrief, of: brandBrief, csv: 'brand', cell: (row) => row.brandName ?? '' },
  month: { is: Text, of: (row) => row.month, csv: 'month' },
  status: { is: OneOf(brandMonthStatuses), of: (row) => row.status, csv: 'status' },
  lineCount: { is: Count, of: (row) => row.lineCount, csv: 'line_count' },
  /** One for each currency that occurs. */
  sums: {
    is: Type.Array(Sum),
    of: (row) => currencies.flatMap((currency) => sumOf(row, currency) ?? []),
    cells: [...cellsOf('KRW', 'krw'), ...cellsOf('JPY', 'jpy')],
  },
  /** The end of the month's lines: 04:00 of the 3rd of the next month, in UTC+9. */
  closesTime: { is: Instant, of: (row) => closesAt(row.month), csv: 'closes_time', isTime: true },
  closedTime: { is: Nullable(Instant), of: (row) => row.closedTime, csv: 'closed_time', isTime: true },
  /** The tax office's approval number of the invoice for the commission. */
  approvalNumber: { is: OptionalText, of: (row) => row.approvalNumber, csv: 'approval_number' },
  actions: {
    is: ActionsOf(brandMonthTransitions),
    of: (row) => actionsFor(brandMonthRules, row, row.role === 'staff' ? 'staff' : 'brand_admin', row.now),
  },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true, isLast: true },
  updatedTime: { is: Instant, of: (row) => row.updatedAt, csv: 'updated_time', isTime: true, isLast: true },
});
export type BrandMonth = Static<typeof monthFields.shape>;

export const BrandMonthDetail = Type.Object({ ...monthFields.shape.properties, ...asOfField });
export type BrandMonthDetail = Static<typeof BrandMonthDetail>;

export const lineFields = readable<BrandMonthLineRow>()(monthColumns, {
  number: { is: Count, of: (row) => row.number, csv: 'number' },
  side: { is: OneOf(monthSides), of: (row) => row.side, csv: 'side' },
  /** What the line comes from. */
  of: {
    is: Type.Object({ kind: OneOf(lineSources), id: Count, step: OneOf(lineSteps), turn: Count }),
    of: (row) => ({ kind: row.ofKind, id: Number(row.ofId), step: row.step, turn: row.turn }),
    cells: [
      { csv: 'of_kind', of: (row) => row.ofKind },
      { csv: 'of_id', of: (row) => Number(row.ofId) },
      { csv: 'step', of: (row) => row.step },
    ],
  },
  label: { is: OptionalText, of: (row) => row.label, csv: 'label' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  amount: { is: Count, of: (row) => row.amount, csv: 'amount' },
  tax: { is: Count, of: (row) => row.tax, csv: 'tax' },
  commissionRate: { is: Nullable(Count), of: (row) => row.commissionRate, csv: 'commission_rate' },
  brandPayment: { is: Count, of: (row) => row.brandPayment, csv: 'brand_payment' },
  occurredTime: { is: Instant, of: (row) => row.occurredTime, csv: 'occurred_time', isTime: true },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true, isLast: true },
});

/** The sums of all months that match the filters, by currency. */
export const MonthTotals = Type.Object({
  data: Type.Array(
    Type.Object({
      currency: OneOf(currencies),
      months: Count,
      sales: Count,
      brandPayment: Count,
      contentUse: Count,
      /** Of closed months: the money that brands got, and the money that they still get. */
      paidOut: Count,
      toPay: Count,
    }),
  ),
});
export type MonthTotals = Static<typeof MonthTotals>;

/** The signed link to the invoice for a month's content uses. `id` is the month's id, which exceeds four bytes. */
export const ContentUseLink = Type.Object({ id: Count, url: Text, untilTime: Instant });
export type ContentUseLink = Static<typeof ContentUseLink>;
