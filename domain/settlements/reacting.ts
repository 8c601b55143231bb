import type { Currency } from '../payments/payment-kinds.ts';
import type { Consequence, Deadline, Reacting } from '../reacting.ts';
import { type BrandMonthCommand, brandMonth } from './brand-month.ts';
import { closesAt } from './month-days.ts';
import type { BrandMonthEvent, ContentUseInvoice } from './month-events.ts';
import type { BrandMonth } from './month-state.ts';

/** Closes a month. */
export interface BrandMonthDeadline extends Deadline {
  name: 'close_brand_month';
  brandMonthId: number;
}

export const brandMonthReacting: Reacting<BrandMonth, BrandMonthCommand, BrandMonthEvent> = {
  decider: brandMonth,
  after: afterMonth,
  deadlines({ type, data }): BrandMonthDeadline[] {
    if (type !== 'MonthLineAdded' || data.number !== 1) return [];
    const { brandMonthId, month } = data;
    return [{ name: 'close_brand_month', dueAt: closesAt(month), brandMonthId }];
  },
};

/** Opens the invoices for content uses. `month` may be the state at the event or later; brand and month do not change. */
export function afterMonth({ type, data }: BrandMonthEvent, month: BrandMonth): Consequence[] {
  switch (type) {
    case 'MonthClosed':
      return data.settlements.flatMap(({ currency, invoice }) =>
        invoice === null ? [] : [openInvoice(month, currency, invoice)],
      );
    case 'MonthChargedAgain':
      return [openInvoice(month, data.currency, data.invoice)];
    default:
      return [];
  }
}

function openInvoice(
  { brandId, month }: BrandMonth,
  currency: Currency,
  invoice: ContentUseInvoice,
): Consequence {
  const { brandInvoiceId, paymentId, method, amount, tax, dueTime } = invoice;
  return {
    on: 'brand_invoice',
    id: brandInvoiceId,
    as: 'system',
    command: {
      action: 'open',
      brandInvoiceId,
      brandId,
      kind: 'content_use',
      brandSubscriptionId: null,
      month,
      paymentId,
      method,
      amount,
      discountedAmount: 0,
      currency,
      tax,
      dueTime,
    },
  };
}
