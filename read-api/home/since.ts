import { daysLater, endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { renewalDays } from '#domain/look-uses/use-kinds.ts';
import type { BrandRow } from '#projections/brands/tables.ts';
import type { BrandEventFound } from '../brand-events/scope.ts';
import type { SubscriptionFound } from '../brand-subscriptions/scope.ts';
import type { LookUseFound } from '../look-uses/scope.ts';
import type { LookWithMember } from '../looks/rows.ts';
import type { WholeUser } from '../members/rows.ts';
import type { OrderItemFound } from '../orders/scope.ts';
import type { PaymentFound } from '../payments/scope.ts';
import type { PayoutFound } from '../payouts/scope.ts';
import type { ProductWithNames } from '../products/rows.ts';
import type { TaxInvoiceFound } from '../settlements/tax-invoices/scope.ts';
import type { StockItemWithNames } from '../stock/rows.ts';
import type { TicketFound } from '../support-tickets/rows.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import type { TrysetWithMember } from '../trysets/rows.ts';
import type { TicketFound as UserTicketFound } from '../user-tickets/scope.ts';

/* For each order of a list: since when a row has waited. If no event tells when the wait began, this is the time
   of the row's last change. */

type Since<Row> = (row: Row) => string | null;

export const itemSince = {
  created_time: ({ createdAt }) => createdAt,
  updated_time: ({ updatedAt }) => updatedAt,
  approved_time: ({ approvedAt }) => approvedAt,
  delivered_time: ({ deliveredAt }) => deliveredAt,
  trial_end_time: ({ trialEndsAt }) => trialEndsAt,
  return_requested_time: ({ returnRequestedAt }) => returnRequestedAt,
  return_arrived_time: ({ returnArrivedAt }) => returnArrivedAt,
  deferred_time: ({ deferredAt }) => deferredAt,
} as const satisfies Record<string, Since<TrysetItemWithNames>>;

export const trysetSince = {
  created_time: ({ createdAt }) => createdAt,
  /** A tryset waits from the end of the day on which it should have been prepared. */
  to_prepare: ({ prepareOn }) => (prepareOn === null ? null : endOfBusinessDay(prepareOn)),
} as const satisfies Record<string, Since<TrysetWithMember>>;

export const stockSince = {
  created_time: ({ createdAt }) => createdAt,
  updated_time: ({ updatedAt }) => updatedAt,
  out_requested_time: ({ outStockRequestedAt }) => outStockRequestedAt,
} as const satisfies Record<string, Since<StockItemWithNames>>;

export const lookSince = {
  created_time: ({ postedAt }) => postedAt,
} as const satisfies Record<string, Since<LookWithMember>>;

export const lookUseSince = {
  asked_time: ({ askedAt }) => askedAt,
  /** A use waits for its renewal from the day on which one is offered. */
  end_date: ({ endDate }) => (endDate === null ? null : startOfBusinessDay(daysLater(endDate, -renewalDays))),
} as const satisfies Record<string, Since<LookUseFound>>;

export const brandEventSince = {
  created_time: ({ createdAt }) => createdAt,
} as const satisfies Record<string, Since<BrandEventFound>>;

export const ticketSince = {
  waiting_time: ({ waitingSince }) => waitingSince,
} as const satisfies Record<string, Since<TicketFound>>;

export const subscriptionSince = {
  first_failed_time: ({ firstFailedAt }) => firstFailedAt,
} as const satisfies Record<string, Since<SubscriptionFound>>;

export const paymentSince = {
  created_time: ({ createdAt }) => createdAt,
  updated_time: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, Since<PaymentFound>>;

export const orderItemSince = {
  paid_time: ({ paidTime }) => paidTime,
  updated_time: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, Since<OrderItemFound>>;
export const payoutSince = {
  updated_time: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, Since<PayoutFound>>;

export const taxInvoiceSince = {
  /** A tax invoice waits from the end of the day on which it is to be written. */
  written_date: ({ writtenOn }) => endOfBusinessDay(writtenOn),
} as const satisfies Record<string, Since<TaxInvoiceFound>>;

export const userTicketSince = {
  created_time: ({ createdAt }) => createdAt,
  updated_time: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, Since<UserTicketFound>>;

export const memberSince = {
  created_time: ({ createdAt }) => createdAt,
} as const satisfies Record<string, Since<WholeUser>>;

export const brandSince = {
  created_time: ({ createdAt }) => createdAt,
  updated_time: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, Since<BrandRow>>;

export const productSince = {
  created_time: ({ createdAt }) => createdAt,
} as const satisfies Record<string, Since<ProductWithNames>>;
