import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { businessDayOf } from '../business-day.ts';
import { type Asked, accept, type Decision, refuse } from '../decider.ts';
import { firstPeriod, type Period } from '../periods.ts';
import { invoiceFor } from './invoices-of.ts';
import { otherPlan } from './other-plan.ts';
import { refundsOf } from './refunds-of.ts';
import type { RetryCommand } from './subscription-commands.ts';
import { giveUpAt } from './subscription-days.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import type { BrandSubscription, OpenInvoice } from './subscription-state.ts';

type Decided = Decision<BrandSubscriptionEvent>;

/** Money counts only for the open invoice. */
export function withOpen(
  { openInvoice }: BrandSubscription,
  { brandInvoiceId }: { brandInvoiceId: number },
  decide: (open: OpenInvoice) => Decided,
): Decided {
  if (openInvoice?.brandInvoiceId === brandInvoiceId) return decide(openInvoice);
  return refuse('conflict', 'brand_subscription.other_invoice', 'another invoice is open', {
    brandInvoiceId,
    open: openInvoice?.brandInvoiceId ?? null,
  });
}

export function paid(state: BrandSubscription, open: OpenInvoice, { at }: Asked): Decided {
  const { brandInvoiceId, amount, plan } = open;
  const period = paidPeriod(state, plan, at);
  return accept({ type: 'BrandSubscriptionPaid', data: { brandInvoiceId, amount, plan, period } });
}

/** The new period begins on the day for which the upgrade was charged. */
export function upgraded({ brandInvoiceId, amount, plan, startDate }: OpenInvoice, { at }: Asked): Decided {
  const period = firstPeriod(startDate ?? businessDayOf(at), plan.months);
  return accept({ type: 'BrandSubscriptionUpgraded', data: { brandInvoiceId, amount, plan, period } });
}

/** A renewal has begun its period. Otherwise the period begins on the chosen day, and never before the money came. */
function paidPeriod(
  { status, isBegun, period, startDate }: BrandSubscription,
  plan: PlanTerms,
  at: string,
): Period {
  const today = businessDayOf(at);
  if (isBegun && status !== 'payment_failed' && period !== null) return period;
  const isAhead = !isBegun && startDate !== null && startDate > today;
  return firstPeriod(isAhead ? startDate : today, plan.months);
}

/** An open invoice is tried again. Otherwise a new one is opened; after the service stopped, for a new period. */
export function retry(state: BrandSubscription, { plan, billing }: RetryCommand, { at }: Asked): Decided {
  const { status, openInvoice, firstFailedAt } = state;
  if (openInvoice !== null) {
    return accept({
      type: 'BrandSubscriptionRetryAsked',
      data: { plan: openInvoice.plan, invoice: null },
    });
  }
  const other = otherPlan(state, plan, state.plan?.planId);
  if (other !== null) return other;
  const isStopped = status === 'payment_failed';
  const terms = isStopped ? plan : (state.plan ?? plan);
  const until = isStopped || firstFailedAt === null ? null : giveUpAt(firstFailedAt);
  const charge = { kind: 'period', plan: terms, credit: 0, at, until } as const;
  const invoice = invoiceFor(state, billing, charge);
  if (invoice === null) return nothingToPay();
  return accept({ type: 'BrandSubscriptionRetryAsked', data: { plan: terms, invoice } });
}

function paidFor({ parts }: BrandSubscription): number {
  return parts.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}

/** Everything that was paid goes back. */
export function cancel(state: BrandSubscription): Decided {
  const refunds = refundsOf(state.parts, paidFor(state));
  return accept({ type: 'BrandSubscriptionCanceled', data: { refunds } });
}

export function endNow(state: BrandSubscription, { refund }: { refund: number }): Decided {
  const most = paidFor(state);
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > most) {
    return refuse('invalid', 'brand_subscription.refund_too_high', `refund at most ${most}`, { paid: most });
  }
  return accept({ type: 'BrandSubscriptionEndedNow', data: { refunds: refundsOf(state.parts, refund) } });
}

const nothingToPay = () =>
  refuse(
    'conflict',
    'brand_subscription.nothing_to_pay',
    'the plan is free now: end this subscription first',
  );
