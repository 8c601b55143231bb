import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import {
  payableKinds,
  paymentStatuses,
  type RefundRefusal,
  refundRefusals,
  triedMethods,
} from '#domain/payments/payment-kinds.ts';
import { later } from '#domain/reacting.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type PaymentFound, wholePayments } from './scope.ts';

export const paymentList = sortedList(
  wholePayments,
  {
    id: 'payment.id',
    amount: 'payment.amount',
    due_time: 'payment.dueTime',
    paid_time: 'payment.paidTime',
    created_time: 'payment.createdAt',
    updated_time: 'payment.updatedAt',
  },
  newestFirst,
  ['due_time', 'paid_time'],
);

export const PaymentsQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  statuses: Type.Optional(SomeOf(paymentStatuses)),
  kinds: Type.Optional(SomeOf(payableKinds)),
  payment_method: Type.Optional(SomeOf(triedMethods)),
  user_id: Type.Optional(IdParam),
  brand_id: Type.Optional(IdParam),
  has_failed_refund: Type.Optional(FlagParam),
  refund_refusals: Type.Optional(SomeOf(refundRefusals)),
  is_outcome_unknown: Type.Optional(FlagParam),
  is_charged_back: Type.Optional(FlagParam),
  has_difference: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
  order: paymentList.param,
});

export type PaymentsParams = Static<typeof PaymentsQuery>;

/**
 * The age in milliseconds from which a charge without an outcome is listed as unknown. The provider was then asked four
 * times: it answered nothing that decides.
 */
const unknownAfterMs = 3_600_000;

/** Payments that the caller may see and that match all filters. `user_id` and `brand_id` name payers. */
export function matchingPayments(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: PaymentsParams,
): Rows<PaymentFound> {
  const {
    ids,
    statuses,
    kinds,
    payment_method: methods,
    refund_refusals: refusals,
    created_time: period,
  } = query;
  const { user_id: userId, brand_id: brandId } = query;
  let payments = wholePayments(db, caller);
  if (ids !== undefined) payments = payments.where(among('payment.id', ids));
  if (statuses !== undefined) payments = payments.where(among('payment.status', statuses));
  if (kinds !== undefined) payments = payments.where(among('payment.for_kind', kinds));
  if (methods !== undefined) payments = payments.where(among('payment.method', methods));
  if (userId !== undefined) {
    payments = payments.where('payment.payerKind', '=', 'user').where('payment.payerId', '=', userId);
  }
  if (brandId !== undefined) {
    payments = payments.where('payment.payerKind', '=', 'brand').where('payment.payerId', '=', brandId);
  }
  if (query.has_failed_refund !== undefined) {
    payments = payments.where('payment.hasFailedRefund', '=', query.has_failed_refund);
  }
  if (refusals !== undefined) payments = payments.where(isRefused(refusals));
  if (query.is_outcome_unknown !== undefined) {
    const unknown = isOutcomeUnknown(now);
    payments = payments.where(query.is_outcome_unknown ? unknown : sql<SqlBool>`not ${unknown}`);
  }
  if (query.is_charged_back !== undefined) {
    payments = payments.where('payment.isChargedBack', '=', query.is_charged_back);
  }
  if (query.has_difference !== undefined) {
    payments = payments.where('payment.hasDifference', '=', query.has_difference);
  }
  if (period !== undefined) payments = payments.where(within('payment.createdAt', period));
  return rowsOf(payments, paymentList.sorted(payments, query.order));
}

/** Whether a failed refund waits for one of these reasons. */
function isRefused(refusals: readonly RefundRefusal[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref('payment.hasFailedRefund')} and exists (
    select from jsonb_array_elements(${sql.ref('payment.state')} -> 'refunds') as refund
    where refund ->> 'status' = 'failed' and refund ->> 'refusal' = any(${refusals})))`;
}

/** Whether a card was charged an hour ago or earlier, and nobody knows whether the money was taken. */
function isOutcomeUnknown(now: string): RawBuilder<SqlBool> {
  const newest = sql`${sql.ref('payment.state')} -> 'attempts' -> -1`;
  return sql<SqlBool>`(${sql.ref('payment.status')} = 'pending' and coalesce(
    ${newest} ->> 'method' = 'card' and ${newest} ->> 'declined' is null
    and (${newest} ->> 'triedAt')::timestamptz < ${later(now, -unknownAfterMs)}, false))`;
}
