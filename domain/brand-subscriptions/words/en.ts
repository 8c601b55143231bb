import type { FieldNames } from '../../words/field-names.ts';
import type { BrandSubscriptionEvent } from '../subscription-events.ts';
import type { BrandSubscription } from '../subscription-state.ts';

export const brandSubscriptionWords = {
  id: 'No.',
  brandSubscriptionId: 'Subscription',
  brandId: 'Brand',
  status: 'Status',
  plan: 'Plan',
  planId: 'Plan',
  startDate: 'Starts',
  endDate: 'Ends',
  extendedEndDate: 'Extended until',
  method: 'Payment method',
  renewNextMonth: 'Renews',
  nextPlanId: 'Next plan',
  isCancelRequested: 'Cancel at the end of the period',
  isBegun: 'Has begun',
  period: 'Period',
  paidUntil: 'Paid until',
  parts: 'Paid invoices',
  invoice: 'Invoice',
  openInvoice: 'Open invoice',
  brandInvoiceId: 'Invoice',
  amount: 'Amount',
  failures: 'Failed attempts',
  firstFailedAt: 'First failure',
  refunds: 'Refunds',
  createdTime: 'Started',
  updatedTime: 'Last change',
} as const satisfies FieldNames<BrandSubscription | BrandSubscriptionEvent['data']>;
