import type { BrandInvoiceDescription } from '../brand-invoices/invoice-events.ts';
import type { BrandPaymentMethod } from '../brand-invoices/invoice-kinds.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { untouched } from '../exhaustive.ts';
import type { Period } from '../periods.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import type { BrandSubscriptionStatus } from './subscription-kinds.ts';

/** The invoice that waits for money. `plan` applies once it is paid. */
export interface OpenInvoice {
  kind: 'period' | 'upgrade';
  brandInvoiceId: number;
  paymentId: number;
  amount: number;
  plan: PlanTerms;
  /** The first day of an upgrade; null for a period. */
  startDate: string | null;
}

/** An invoice that was paid for the present period. After upgrades there are several. */
export interface PaidPart {
  brandInvoiceId: number;
  paymentId: number;
  amount: number;
  /** What staff refunded while the subscription goes on. */
  refunded: number;
}

export interface BrandSubscription {
  status: BrandSubscriptionStatus;
  /** 0 before a plan is chosen. */
  brandSubscriptionId: number;
  brandId: number;
  /** The plan as it was at the start of the period. */
  plan: PlanTerms | null;
  startDate: string | null;
  method: BrandPaymentMethod;
  renewNextMonth: boolean;
  /** The plan of the next period; null for the same one. */
  nextPlanId: number | null;
  isCancelRequested: boolean;
  isBegun: boolean;
  /** Null until the first payment. */
  period: Period | null;
  extendedEndDate: string | null;
  /** The last day that is paid. */
  paidUntil: string | null;
  parts: readonly PaidPart[];
  openInvoice: OpenInvoice | null;
  /** Failed attempts since the first failure. */
  failures: number;
  firstFailedAt: string | null;
}

export const initialBrandSubscription: BrandSubscription = {
  status: 'idle',
  brandSubscriptionId: 0,
  brandId: 0,
  plan: null,
  startDate: null,
  method: 'card',
  renewNextMonth: false,
  nextPlanId: null,
  isCancelRequested: false,
  isBegun: false,
  period: null,
  extendedEndDate: null,
  paidUntil: null,
  parts: [],
  openInvoice: null,
  failures: 0,
  firstFailedAt: null,
};

const noFailure = { failures: 0, firstFailedAt: null };

export function evolveBrandSubscription(
  state: BrandSubscription,
  { type, data }: BrandSubscriptionEvent,
  at: string,
): BrandSubscription {
  switch (type) {
    case 'BrandSubscriptionStarted': {
      const { invoice, period, ...described } = data;
      return {
        ...state,
        ...described,
        period,
        paidUntil: period?.endDate ?? null,
        isBegun: period !== null,
        status: period === null ? 'pending' : 'using',
        openInvoice: opened(invoice, data.plan),
      };
    }
    case 'BrandSubscriptionStartExpired':
      return { ...state, ...data, status: 'canceled' };
    case 'BrandSubscriptionPaid': {
      const { plan, period } = data;
      return {
        ...state,
        ...noFailure,
        plan,
        period,
        extendedEndDate: null,
        paidUntil: period.endDate,
        parts: [partOf(state, data)],
        openInvoice: null,
        status: state.isBegun ? 'using' : 'payment_done',
      };
    }
    case 'BrandSubscriptionPaymentFailed':
      return { ...state, status: 'payment_retry_await', failures: 1, firstFailedAt: at };
    case 'BrandSubscriptionRetryFailed':
      return { ...state, failures: state.failures + 1 };
    case 'BrandSubscriptionInvoiceDropped':
      return { ...state, openInvoice: null };
    case 'BrandSubscriptionRefundNoted': {
      const parts = state.parts.map((part) =>
        part.brandInvoiceId === data.brandInvoiceId
          ? { ...part, refunded: part.refunded + data.amount }
          : part,
      );
      return { ...state, parts };
    }
    case 'BrandSubscriptionGivenUp':
      return { ...state, status: 'payment_failed' };
    case 'BrandSubscriptionRetryAsked':
      return { ...state, openInvoice: opened(data.invoice, data.plan) ?? state.openInvoice };
    case 'BrandSubscriptionBegan':
      return { ...state, status: 'using', isBegun: true };
    case 'BrandSubscriptionNextPlanChosen':
      return { ...state, nextPlanId: data.planId, renewNextMonth: data.planId !== null };
    case 'BrandSubscriptionUpgradeRequested':
      return { ...state, openInvoice: opened(data.invoice, data.plan, data.startDate) };
    case 'BrandSubscriptionUpgraded': {
      const { plan, period } = data;
      return {
        ...state,
        plan,
        period,
        nextPlanId: null,
        extendedEndDate: null,
        paidUntil: period.endDate,
        parts: [...state.parts, partOf(state, data)],
        openInvoice: null,
      };
    }
    case 'BrandSubscriptionRenewed': {
      const { plan, period, invoice } = data;
      return {
        ...state,
        plan,
        period,
        nextPlanId: null,
        extendedEndDate: null,
        paidUntil: invoice === null ? period.endDate : state.paidUntil,
        parts: [],
        openInvoice: opened(invoice, plan),
      };
    }
    case 'BrandSubscriptionExtended':
      return { ...state, extendedEndDate: data.endDate, paidUntil: data.endDate };
    case 'BrandSubscriptionCancelRequested':
      return { ...state, isCancelRequested: true };
    case 'BrandSubscriptionCancelWithdrawn':
      return { ...state, isCancelRequested: false };
    case 'BrandSubscriptionEnded':
    case 'BrandSubscriptionCanceled':
    case 'BrandSubscriptionEndedNow':
      return { ...state, status: 'canceled' };
    default:
      return untouched(type, state);
  }
}

function opened(
  invoice: BrandInvoiceDescription | null,
  plan: PlanTerms,
  startDate: string | null = null,
): OpenInvoice | null {
  if (invoice === null) return null;
  const { brandInvoiceId, paymentId, amount } = invoice;
  const kind = startDate === null ? 'period' : 'upgrade';
  return { kind, brandInvoiceId, paymentId, amount, plan, startDate };
}

function partOf(
  { openInvoice }: BrandSubscription,
  { brandInvoiceId, amount }: { brandInvoiceId: number; amount: number },
): PaidPart {
  return { brandInvoiceId, paymentId: openInvoice?.paymentId ?? 0, amount, refunded: 0 };
}
