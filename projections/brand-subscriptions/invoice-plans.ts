import type { PlanTerms } from '#domain/brand-plans/plan-terms.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import type { Period } from '#domain/periods.ts';
import type { InvoicePlan } from './tables.ts';

/** The plans of a subscription's invoices after an event. `state` is the state after it. */
export function invoicePlansAfter(
  plans: readonly InvoicePlan[],
  { type, data }: BrandSubscriptionEvent,
  state: BrandSubscription,
): readonly InvoicePlan[] {
  switch (type) {
    case 'BrandSubscriptionStarted':
    case 'BrandSubscriptionUpgradeRequested':
      return data.invoice === null ? plans : [...plans, planOf(data.invoice, data.plan, null)];
    case 'BrandSubscriptionRenewed':
      return data.invoice === null ? plans : [...plans, planOf(data.invoice, data.plan, data.period)];
    case 'BrandSubscriptionRetryAsked': {
      // After the service stopped, a new period begins once the invoice is paid.
      const isOfPeriod = state.isBegun && state.status !== 'payment_failed';
      const period = isOfPeriod ? state.period : null;
      return data.invoice === null ? plans : [...plans, planOf(data.invoice, data.plan, period)];
    }
    case 'BrandSubscriptionPaid':
    case 'BrandSubscriptionUpgraded': {
      const { startDate, endDate } = data.period;
      return plans.map((each) =>
        each.brandInvoiceId === data.brandInvoiceId ? { ...each, startDate, endDate } : each,
      );
    }
    default:
      return plans;
  }
}

function planOf(
  { brandInvoiceId }: { brandInvoiceId: number },
  { planId, displayName, internalName }: PlanTerms,
  period: Period | null,
): InvoicePlan {
  return {
    brandInvoiceId,
    planId,
    displayName,
    internalName,
    startDate: period?.startDate ?? null,
    endDate: period?.endDate ?? null,
  };
}
