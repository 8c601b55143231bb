import Type, { type Static } from 'typebox';
import {
  brandInvoiceKinds,
  brandInvoiceStatuses,
  brandPaymentMethods,
} from '#domain/brand-invoices/invoice-kinds.ts';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { isUsingService } from '#domain/brand-subscriptions/service.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import {
  brandSubscriptionRules,
  brandSubscriptionTransitions,
} from '#domain/brand-subscriptions/subscription-transitions.ts';
import { currencies, declineReasons } from '#domain/payments/payment-kinds.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { brandSubscriptionColumns } from './columns.ts';
import type { SubscriptionFound } from './scope.ts';
import { failureOf, openInvoiceOf, paidFor, renewalOf, shownTerms } from './shown.ts';

/** A plan as it is for the present period. Limits are null if there are none. */
export const PlanTerms = Type.Object({
  id: Count,
  displayName: Text,
  /** Null for brand admins. */
  internalName: OptionalText,
  subscriptionType: OneOf(subscriptionTypes),
  /** The price of a period. 0: the plan is free. */
  price: Count,
  currency: OneOf(currencies),
  months: Count,
  maxSkuAmount: Nullable(Count),
  maxItemsPerSku: Nullable(Count),
  guaranteedContentScore: Count,
  regramAble: Flag,
});

const PlanBrief = Type.Object({ id: Count, displayName: Text });

/** The next period. Its price is null if the plan has none in the brand's currency. */
const NextRenewal = Type.Object({
  plan: PlanBrief,
  startDate: Day,
  price: Nullable(Count),
  currency: OneOf(currencies),
});

const OpenInvoice = Type.Object({
  id: Count,
  kind: OneOf(['period', 'upgrade']),
  paymentId: Count,
  amount: Count,
  currency: OneOf(currencies),
  dueTime: Instant,
  /** The first day of an upgrade; null for a period. */
  startDate: Nullable(Day),
  /** The plan that applies once the invoice is paid. */
  plan: PlanBrief,
});

const PaymentFailure = Type.Object({
  failures: Count,
  firstFailedTime: Instant,
  /** When the system charges the card again; null if it does not. */
  nextTryTime: Nullable(Instant),
  /** When the service stops, unless the brand pays before. */
  giveUpTime: Instant,
});

export const brandSubscriptionFields = readable<SubscriptionFound>()(brandSubscriptionColumns, {
  ...idFields,
  brand: { is: BrandBrief, of: brandBrief, csv: 'brand', cell: (row) => row.brandName ?? '' },
  status: {
    is: OneOf(brandSubscriptionStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'brandSubscriptionStatus',
  },
  /** Whether the brand has the plan's service. It goes on while a failed renewal is tried again. */
  isUsingService: { is: Flag, of: (row) => isUsingService(row.state), csv: 'is_using_service' },
  plan: {
    is: Nullable(PlanTerms),
    of: ({ state: { plan }, readBy }) => plan && shownTerms(plan, readBy),
    cells: [
      { csv: 'plan', of: ({ state }) => state.plan?.displayName ?? null },
      {
        csv: 'internal_name',
        of: ({ state, readBy }) => (readBy === 'staff' && state.plan?.internalName) || null,
      },
      { csv: 'subscription_type', of: (row) => row.subscriptionType, codes: 'subscriptionType' },
      { csv: 'price', of: ({ state }) => state.plan?.price ?? null },
      { csv: 'currency', of: ({ state }) => state.plan?.currency ?? null },
      { csv: 'months', of: ({ state }) => state.plan?.months ?? null },
      { csv: 'max_items_per_sku', of: ({ state }) => state.plan?.maxItemsPerSku ?? null },
    ],
  },
  /** The plan's maximum number of products. Null: no limit. */
  maxSkuAmount: {
    is: Nullable(Count),
    of: ({ state }) => state.plan?.maxSkuAmount ?? null,
    csv: 'max_sku_amount',
  },
  /** The first day of the present period; before the first payment, the chosen one. */
  startDate: { is: Day, of: (row) => row.startDate, csv: 'start_date' },
  /** The last day of the present period, without an extension; null before the first payment. */
  endDate: { is: Nullable(Day), of: ({ state }) => state.period?.endDate ?? null, csv: 'end_date' },
  extendedEndDate: {
    is: Nullable(Day),
    of: ({ state }) => state.extendedEndDate,
    csv: 'extended_end_date',
  },
  /** The last day that is paid. */
  paidUntil: { is: Nullable(Day), of: ({ state }) => state.paidUntil, csv: 'paid_until' },
  paymentType: {
    is: OneOf(brandPaymentMethods),
    of: (row) => row.method,
    csv: 'method',
    codes: 'paymentMethod',
  },
  /** The status of the newest invoice; null if there is none. */
  paymentStatus: {
    is: Nullable(OneOf(brandInvoiceStatuses)),
    of: (row) => row.paymentStatus,
    csv: 'payment_status',
    codes: 'paymentStatus',
  },
  /** Why the newest attempt at the newest invoice failed, while the invoice waits for another one. */
  paymentDeclined: {
    is: Nullable(OneOf(declineReasons)),
    of: (row) => row.paymentDeclined?.declined ?? null,
  },
  /** Paid for the present period and not refunded. */
  paidAmount: { is: Count, of: paidFor, csv: 'paid_amount' },
  renewNextMonth: { is: Flag, of: ({ state }) => state.renewNextMonth, csv: 'renew_next_month' },
  isCancelRequested: { is: Flag, of: (row) => row.isCancelRequested, csv: 'is_cancel_requested' },
  /** The next renewal; null if there is none. */
  nextRenewal: {
    is: Nullable(NextRenewal),
    of: renewalOf,
    cells: [
      { csv: 'next_plan', of: (row) => renewalOf(row)?.plan.displayName ?? null },
      { csv: 'next_start_date', of: (row) => renewalOf(row)?.startDate ?? null },
      { csv: 'next_price', of: (row) => renewalOf(row)?.price ?? null },
    ],
  },
  /** The invoice that waits for money. */
  openInvoice: { is: Nullable(OpenInvoice), of: openInvoiceOf },
  /** The failed payment that the brand still has to make. */
  paymentFailure: { is: Nullable(PaymentFailure), of: failureOf },
  actions: {
    is: ActionsOf(brandSubscriptionTransitions),
    of: ({ state, readBy, now }) => actionsFor(brandSubscriptionRules, state, readBy, now),
  },
  ...timeFields,
});

export const BrandSubscription = brandSubscriptionFields.shape;
export type BrandSubscription = Static<typeof BrandSubscription>;

export const BrandSubscriptionDetail = Type.Object({ ...BrandSubscription.properties, ...asOfField });
export type BrandSubscriptionDetail = Static<typeof BrandSubscriptionDetail>;

/** A number against a limit of the plan. `most` is null without a limit; `excess` is the number above it. */
const LimitUsed = Type.Object({ used: Count, most: Nullable(Count), excess: Count });

export const BrandSubscriptionStatus = Type.Object({
  brand: BrandBrief,
  /** The status of the live subscription, else of the newest one; `idle` if the brand never had one. */
  status: OneOf(brandSubscriptionStatuses),
  isUsingService: Flag,
  /** Whether the brand may register garments and ask for content uses. */
  mayTakeOn: Flag,
  /** The live subscription, else the newest one; null if the brand never had one. */
  subscription: Nullable(BrandSubscription),
  limits: Type.Object({
    products: LimitUsed,
    /** `used`: the garments of the product with the most. `productsAbove`: the products with more than the limit. */
    itemsPerProduct: Type.Object({ ...LimitUsed.properties, productsAbove: Count }),
  }),
  /** The score of content certified in the present period. Null without a plan in use. */
  contentScore: Nullable(Type.Object({ guaranteed: Count, reached: Count, startDate: Day, endDate: Day })),
  /** Invoices that wait for money, the earliest due first, and their sum by currency. */
  due: Type.Object({
    invoices: Type.Array(
      Type.Object({
        id: Count,
        kind: OneOf(brandInvoiceKinds),
        amount: Count,
        currency: OneOf(currencies),
        paymentMethod: OneOf(brandPaymentMethods),
        dueTime: Instant,
        isOverdue: Flag,
      }),
    ),
    totals: Type.Array(Type.Object({ currency: OneOf(currencies), amount: Count })),
  }),
});
export type BrandSubscriptionStatus = Static<typeof BrandSubscriptionStatus>;
