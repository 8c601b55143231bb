import type { BrandPaymentMethod } from '#domain/brand-invoices/invoice-kinds.ts';
import type { SubscriptionType } from '#domain/brand-plans/plan-kinds.ts';
import type { BrandSubscriptionStatus } from '#domain/brand-subscriptions/subscription-kinds.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** The plan and the period of an invoice. The days are null until the invoice has a period. */
export interface InvoicePlan {
  brandInvoiceId: number;
  planId: number;
  displayName: string;
  internalName: string;
  startDate: string | null;
  endDate: string | null;
}

/** A brand's subscription: its folded state, and columns for lists. Days are business days. */
export interface BrandSubscriptionRow {
  id: number;
  brandId: number;
  planId: number;
  subscriptionType: SubscriptionType;
  status: BrandSubscriptionStatus;
  /** Whether it keeps its brand from another subscription. */
  isLive: boolean;
  method: BrandPaymentMethod;
  /** The first day of the present period; before the first payment, the chosen one. */
  startDate: string;
  /** The last day of the present period, with any extension; null before the first payment. */
  lastDay: string | null;
  /** The plan of the next period; null if the subscription does not renew. */
  nextPlanId: number | null;
  isCancelRequested: boolean;
  firstFailedAt: string | null;
  /** Null while the brand has not had to pay. */
  newestInvoiceId: number | null;
  /** Plans and periods of all invoices, the oldest first. */
  invoices: readonly InvoicePlan[];
  state: BrandSubscription;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandSubscriptionsTable: Table<BrandSubscriptionRow> = table<BrandSubscriptionRow>(
  'read.brand_subscriptions',
  'id',
  {
    id: 'integer',
    brandId: 'integer',
    planId: 'integer',
    subscriptionType: 'text',
    status: 'text',
    isLive: 'boolean',
    method: 'text',
    startDate: 'date',
    lastDay: 'date',
    nextPlanId: 'integer',
    isCancelRequested: 'boolean',
    firstFailedAt: 'timestamptz',
    newestInvoiceId: 'integer',
    invoices: 'jsonb',
    state: 'jsonb',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);

/** The plan and the period of an invoice of a subscription, as a row of its own. */
export interface InvoicePlanRow extends InvoicePlan {
  brandSubscriptionId: number;
}

export const invoicePlansTable: Table<InvoicePlanRow> = table<InvoicePlanRow>(
  'read.brand_invoice_plans',
  'brandSubscriptionId',
  {
    brandSubscriptionId: 'integer',
    brandInvoiceId: 'integer',
    planId: 'integer',
    displayName: 'text',
    internalName: 'text',
    startDate: 'date',
    endDate: 'date',
  },
);
