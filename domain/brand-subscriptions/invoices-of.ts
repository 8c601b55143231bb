import type { BrandInvoiceDescription } from '../brand-invoices/invoice-events.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import { taxOf } from '../tax.ts';
import type { Billing } from './subscription-commands.ts';
import { cardDays, transferDays } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';

interface Charge {
  kind: 'period' | 'upgrade';
  plan: PlanTerms;
  /** The credit of an upgrade. */
  credit: number;
  at: string;
  /** The invoice ends here at the latest; null if only its own days limit it. */
  until: string | null;
}

/** The invoice for a plan. Null if nothing is to be paid. */
export function invoiceFor(
  {
    brandSubscriptionId,
    brandId,
    method,
  }: Pick<BrandSubscription, 'brandSubscriptionId' | 'brandId' | 'method'>,
  { brandInvoiceId, paymentId, taxRate }: Billing,
  { kind, plan, credit, at, until }: Charge,
): BrandInvoiceDescription | null {
  const amount = plan.price - credit;
  if (amount <= 0) return null;
  const days = method === 'bank' ? transferDays : cardDays;
  const due = endOfBusinessDay(daysLater(businessDayOf(at), days));
  return {
    brandInvoiceId,
    brandId,
    kind,
    brandSubscriptionId,
    month: null,
    paymentId,
    method,
    amount,
    discountedAmount: credit,
    currency: plan.currency,
    tax: taxOf(amount, taxRate),
    dueTime: until !== null && until < due ? until : due,
  };
}
