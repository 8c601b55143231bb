import type { BrandInvoiceDescription } from '../brand-invoices/invoice-events.ts';
import type { BrandPaymentMethod } from '../brand-invoices/invoice-kinds.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import type { DomainEvent } from '../event.ts';
import type { Period } from '../periods.ts';

export interface BrandSubscriptionDescription {
  brandSubscriptionId: number;
  brandId: number;
  plan: PlanTerms;
  /** The chosen first day. If the payment comes later, the first period begins on that later day. */
  startDate: string;
  method: BrandPaymentMethod;
  renewNextMonth: boolean;
}

/** The refund of a part of an invoice. */
export interface PartRefund {
  brandInvoiceId: number;
  paymentId: number;
  amount: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `brand_subscription-<id>`. An event with an invoice opens that invoice. */
export type BrandSubscriptionEvent =
  /** A free plan has a period at once, and no invoice. */
  | E<
      'BrandSubscriptionStarted',
      BrandSubscriptionDescription & { period: Period | null; invoice: BrandInvoiceDescription | null }
    >
  /** It was never started, and never will be: its brand's claim is free. */
  | E<'BrandSubscriptionStartExpired', { brandSubscriptionId: number }>
  | E<'BrandSubscriptionPaid', { brandInvoiceId: number; amount: number; plan: PlanTerms; period: Period }>
  | E<'BrandSubscriptionPaymentFailed', { brandInvoiceId: number }>
  | E<'BrandSubscriptionRetryFailed', { brandInvoiceId: number }>
  /** The invoice ended without money. */
  | E<'BrandSubscriptionInvoiceDropped', { brandInvoiceId: number }>
  /** Staff refunded a part of an invoice. The subscription goes on. */
  | E<'BrandSubscriptionRefundNoted', { brandInvoiceId: number; amount: number }>
  | E<'BrandSubscriptionGivenUp', Nothing>
  /** `invoice`: null if the open one is tried again. */
  | E<'BrandSubscriptionRetryAsked', { plan: PlanTerms; invoice: BrandInvoiceDescription | null }>
  | E<'BrandSubscriptionBegan', Nothing>
  /** Null: no renewal. */
  | E<'BrandSubscriptionNextPlanChosen', { planId: number | null }>
  /** The new period begins on `startDate` once the invoice is paid. */
  | E<
      'BrandSubscriptionUpgradeRequested',
      { plan: PlanTerms; startDate: string; invoice: BrandInvoiceDescription }
    >
  | E<
      'BrandSubscriptionUpgraded',
      { brandInvoiceId: number; amount: number; plan: PlanTerms; period: Period }
    >
  /** `invoice`: null for a free plan. */
  | E<
      'BrandSubscriptionRenewed',
      { plan: PlanTerms; period: Period; invoice: BrandInvoiceDescription | null }
    >
  | E<'BrandSubscriptionEnded', Nothing>
  | E<'BrandSubscriptionExtended', { endDate: string }>
  | E<'BrandSubscriptionCancelRequested', Nothing>
  | E<'BrandSubscriptionCancelWithdrawn', Nothing>
  | E<'BrandSubscriptionCanceled', { refunds: readonly PartRefund[] }>
  | E<'BrandSubscriptionEndedNow', { refunds: readonly PartRefund[] }>;
