import { isUsingService, limitingPlan, mayTakeOn } from '#domain/brand-subscriptions/service.ts';
import { lastDayOf } from '#domain/brand-subscriptions/subscription-days.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { notFound } from '#http/errors.ts';
import { isOverdue } from '../brand-invoices/plan-payment.ts';
import { wholeInvoices } from '../brand-invoices/scope.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { type BrandSubscriptionStatus, brandSubscriptionFields } from './contract.ts';
import { limitsUsed } from './limits-used.ts';
import { wholeSubscriptions } from './scope.ts';
import { scoreReached } from './score.ts';

/** A brand's subscription with its used limits and due invoices. Throws 404 if the caller may not see the brand. */
export async function subscriptionStatus(
  reading: Reading,
  brandId: number,
): Promise<BrandSubscriptionStatus> {
  const { db, caller, now } = reading;
  const brand = await brandsFor(db, caller)
    .where('brand.id', '=', brandId)
    .select(['brand.id', 'brand.name', 'brand.nameKo'])
    .executeTakeFirst();
  if (brand === undefined) throw notFound('brand', brandId);
  const row = await wholeSubscriptions(db, caller, now)
    .where('subscription.brandId', '=', brandId)
    .orderBy('subscription.isLive', 'desc')
    .orderBy('subscription.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = row?.state ?? null;
  const [limits, contentScore, due] = await Promise.all([
    limitsUsed(reading, brandId, state && limitingPlan(state)),
    scoreOf(reading, brandId, state),
    dueOf(reading, brandId),
  ]);
  return {
    brand,
    status: row?.status ?? 'idle',
    isUsingService: state !== null && isUsingService(state),
    mayTakeOn: state === null || mayTakeOn(state),
    subscription: row === undefined ? null : brandSubscriptionFields.shown(row),
    limits,
    contentScore,
    due,
  };
}

async function scoreOf(reading: Reading, brandId: number, state: BrandSubscription | null) {
  const endDate = state && lastDayOf(state);
  if (!state?.plan || !state.period || !endDate || !isUsingService(state)) return null;
  const { startDate } = state.period;
  const reached = await scoreReached(reading, brandId, { startDate, endDate });
  return { guaranteed: state.plan.guaranteedContentScore, reached, startDate, endDate };
}

/** A brand has few invoices that wait: one of its subscription, and those of months. */
async function dueOf({ db, caller, now }: Reading, brandId: number): Promise<BrandSubscriptionStatus['due']> {
  const rows = await wholeInvoices(db, caller, now)
    .where('invoice.brandId', '=', brandId)
    .where('invoice.status', '=', 'pending')
    .orderBy('invoice.dueTime')
    .orderBy('invoice.id')
    .execute();
  const totals = new Map<Currency, number>();
  for (const { currency, amount } of rows) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return {
    invoices: rows.map((row) => {
      const { id, kind, amount, currency, method: paymentMethod, dueTime } = row;
      return { id, kind, amount, currency, paymentMethod, dueTime, isOverdue: isOverdue(row) };
    }),
    totals: [...totals].map(([currency, amount]) => ({ currency, amount })),
  };
}
