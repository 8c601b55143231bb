import type { MonthCharging } from '../settlements/brand-month.ts';
import { brandMonthIdOf } from '../settlements/month-days.ts';
import type { ClosedSettlement, ContentUseInvoice, MonthNamed } from '../settlements/month-events.ts';
import type { BrandMonthStatus } from '../settlements/month-kinds.ts';
import { contentUseLine, saleLine } from '../settlements/month-line.ts';
import { type BrandMonth, evolveMonth, initialBrandMonth } from '../settlements/month-state.ts';

export const named: MonthNamed = { brandMonthId: brandMonthIdOf(3, '2026-05'), brandId: 3, month: '2026-05' };

/** The specification's example: 9,999 at a commission of 33 percent gives the brand 6,699. */
export const sold = saleLine({
  of: { kind: 'order_item', id: 711, step: 'settled', turn: 1 },
  currency: 'KRW',
  amount: 9_999,
  tax: 909,
  commissionRate: 33,
  label: 'Linen shirt / M',
  occurredTime: '2026-05-12T03:00:00.000Z',
});

export const used = contentUseLine({
  of: { kind: 'look_use', id: 81, step: 'confirmed', turn: 1 },
  currency: 'KRW',
  amount: 55_000,
  tax: 5_000,
  label: null,
  occurredTime: '2026-05-20T03:00:00.000Z',
});

export const charging: MonthCharging = {
  method: 'bank',
  billing: {
    KRW: { brandInvoiceId: 31, paymentId: 51, taxRate: 10 },
    JPY: { brandInvoiceId: 32, paymentId: 52, taxRate: 10 },
  },
};

export const invoice: ContentUseInvoice = {
  brandInvoiceId: 31,
  paymentId: 51,
  method: 'bank',
  amount: 55_000,
  tax: 5_000,
  dueTime: '2026-06-10T15:00:00.000Z',
};

export const settlement: ClosedSettlement = {
  currency: 'KRW',
  lines: 2,
  sales: 9_999,
  salesTax: 909,
  brandPayment: 6_699,
  contentUse: 55_000,
  contentUseTax: 5_000,
  commission: 3_300,
  commissionTax: 300,
  isSaleCarried: false,
  isContentUseCarried: false,
  invoice,
};

const closedAt = '2026-06-02T19:00:00.000Z';
const told = (month: BrandMonth, event: Parameters<typeof evolveMonth>[1]) =>
  evolveMonth(month, event, closedAt);

const open = [sold, used].reduce(
  (month, line, index) =>
    told(month, { type: 'MonthLineAdded', data: { ...named, number: index + 1, ...line } }),
  initialBrandMonth,
);
const closed = told(open, {
  type: 'MonthClosed',
  data: { ...named, settlements: [settlement], isSettled: false },
});

/** May of a brand in each status, with a sale and a use. */
export const brandMonthStates: Readonly<Record<BrandMonthStatus, BrandMonth>> = {
  none: initialBrandMonth,
  open,
  closed,
  paid_out: told(closed, {
    type: 'MonthPaidOut',
    data: { currency: 'KRW', amount: 6_699, reference: 'T-1', isSettled: true },
  }),
};
