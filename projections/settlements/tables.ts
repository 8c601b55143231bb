import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { BrandMonthStatus, LineSource, LineStep, MonthSide } from '#domain/settlements/month-kinds.ts';
import type { MonthFacts } from '#domain/settlements/month-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A brand's month with at least one line. `id` is the month's id as text, because it exceeds four bytes. */
export interface BrandMonthRow extends Omit<MonthFacts, 'brandMonthId' | 'status'> {
  id: string;
  brandMonthId: bigint;
  status: BrandMonthStatus;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandMonthsTable: Table<BrandMonthRow> = table<BrandMonthRow>('read.brand_months', 'id', {
  id: 'text',
  brandMonthId: 'bigint',
  brandId: 'integer',
  month: 'text',
  status: 'text',
  lineCount: 'integer',
  sums: 'jsonb',
  settlements: 'jsonb',
  closedTime: 'timestamptz',
  approvalNumber: 'text',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A line of a month. `id` is the month's id and the line's number: `3202605:1`. */
export interface BrandMonthLineRow {
  id: string;
  brandMonthId: bigint;
  brandId: number;
  number: number;
  side: MonthSide;
  ofKind: LineSource;
  ofId: bigint;
  step: LineStep;
  turn: number;
  currency: Currency;
  amount: number;
  tax: number;
  commissionRate: number | null;
  brandPayment: number;
  label: string | null;
  occurredTime: string;
  createdAt: string;
}

export const brandMonthLinesTable: Table<BrandMonthLineRow> = table<BrandMonthLineRow>(
  'read.brand_month_lines',
  'id',
  {
    id: 'text',
    brandMonthId: 'bigint',
    brandId: 'integer',
    number: 'integer',
    side: 'text',
    ofKind: 'text',
    ofId: 'bigint',
    step: 'text',
    turn: 'integer',
    currency: 'text',
    amount: 'integer',
    tax: 'integer',
    commissionRate: 'integer',
    brandPayment: 'integer',
    label: 'text',
    occurredTime: 'timestamptz',
    createdAt: 'timestamptz',
  },
);
