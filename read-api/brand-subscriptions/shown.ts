import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { keptTermsOn, type PlanTerms } from '#domain/brand-plans/plan-terms.ts';
import { isLive } from '#domain/brand-subscriptions/service.ts';
import { giveUpAt, nextStartOf, retriesAt } from '#domain/brand-subscriptions/subscription-days.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import type { Caller } from '#http/caller.ts';
import type { SubscriptionFound } from './scope.ts';

/** A plan's terms as the caller sees them: internal names are for staff. */
export function shownTerms(
  { planId: id, internalName, isRegramAble: regramAble, ...terms }: PlanTerms,
  readBy: Caller['label'],
) {
  return { id, ...terms, internalName: readBy === 'staff' ? internalName : null, regramAble };
}

/** The next renewal; null if the subscription does not renew, or has no period yet. */
export function renewalOf({ state, nextPlanId, nextName, nextPrices }: SubscriptionFound) {
  const startDate = nextStartOf(state);
  if (nextPlanId === null || startDate === null || state.plan === null) return null;
  const { currency } = state.plan;
  const plan = { ...brandPlan.initial, status: 'active', prices: nextPrices ?? [] } as const;
  const price = keptTermsOn(plan, currencyRegion[currency], startDate)?.price ?? null;
  return { plan: { id: nextPlanId, displayName: nextName ?? '' }, startDate, price, currency };
}

/** The invoice that waits for money; null if none does. */
export function openInvoiceOf({ state: { openInvoice }, dueTime }: SubscriptionFound) {
  if (openInvoice === null || dueTime === null) return null;
  const { brandInvoiceId: id, kind, paymentId, amount, plan, startDate } = openInvoice;
  const { planId, displayName, currency } = plan;
  return { id, kind, paymentId, amount, currency, dueTime, startDate, plan: { id: planId, displayName } };
}

/** The failed payment of a subscription that waits for it, or whose service stopped. */
export function failureOf({ state, now }: SubscriptionFound) {
  const { status, firstFailedAt, failures, method, openInvoice } = state;
  if (firstFailedAt === null || !isLive(status)) return null;
  const isRetried = status === 'payment_retry_await' && method === 'card' && openInvoice !== null;
  const nextTryTime = (isRetried && retriesAt(firstFailedAt).find((at) => at > now)) || null;
  return { failures, firstFailedTime: firstFailedAt, nextTryTime, giveUpTime: giveUpAt(firstFailedAt) };
}

/** The amount that was paid for the present period and not refunded. */
export function paidFor({ state: { parts } }: SubscriptionFound): number {
  return parts.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}
