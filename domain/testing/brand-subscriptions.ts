import type { BrandInvoiceDescription } from '../brand-invoices/invoice-events.ts';
import type { Billing } from '../brand-subscriptions/subscription-commands.ts';
import type { BrandSubscriptionStatus } from '../brand-subscriptions/subscription-kinds.ts';
import {
  type BrandSubscription,
  initialBrandSubscription,
  type OpenInvoice,
} from '../brand-subscriptions/subscription-state.ts';
import { firstPeriod } from '../periods.ts';
import { largeTerms, standardTerms } from './brand-plans.ts';

export const brandSubscriptionId = 8;
export const brandId = 3;

export const billing: Billing = { brandInvoiceId: 21, paymentId: 41, taxRate: 10 };

/** An invoice over 300,000 KRW by card, opened on 1 June. */
export const invoiceDescription: BrandInvoiceDescription = {
  brandInvoiceId: 21,
  brandId,
  kind: 'period',
  brandSubscriptionId,
  month: null,
  paymentId: 41,
  method: 'card',
  amount: 300_000,
  discountedAmount: 0,
  currency: 'KRW',
  tax: 27_272,
  dueTime: '2026-07-01T15:00:00.000Z',
};

export const openPeriodInvoice: OpenInvoice = {
  kind: 'period',
  brandInvoiceId: 21,
  paymentId: 41,
  amount: 300_000,
  plan: standardTerms,
  startDate: null,
};

export const openUpgrade: OpenInvoice = {
  kind: 'upgrade',
  brandInvoiceId: 21,
  paymentId: 41,
  amount: 360_000,
  plan: largeTerms,
  startDate: '2026-06-01',
};

export const description = {
  brandSubscriptionId,
  brandId,
  plan: standardTerms,
  startDate: '2026-06-01',
  method: 'card',
  renewNextMonth: true,
} as const;

const unpaid: BrandSubscription = {
  ...initialBrandSubscription,
  ...description,
  startDate: '2026-05-15',
};

/** Paid from 15 May to 14 June; 1 June lies in between. */
export const running: BrandSubscription = {
  ...unpaid,
  status: 'using',
  isBegun: true,
  period: firstPeriod('2026-05-15', 1),
  paidUntil: '2026-06-14',
  parts: [{ brandInvoiceId: 20, paymentId: 40, amount: 300_000, refunded: 0 }],
};

const failing = { failures: 4, firstFailedAt: '2026-05-24T00:00:00.000Z', parts: [] };

/** A state of each status. No invoice is open in any. */
export const subscriptionStates: Readonly<Record<BrandSubscriptionStatus, BrandSubscription>> = {
  idle: initialBrandSubscription,
  pending: { ...unpaid, status: 'pending' },
  payment_done: { ...running, status: 'payment_done', isBegun: false },
  using: running,
  payment_retry_await: { ...running, ...failing, status: 'payment_retry_await' },
  payment_failed: { ...running, ...failing, status: 'payment_failed' },
  canceled: { ...running, status: 'canceled' },
};
