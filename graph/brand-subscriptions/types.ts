import { graphStatusOf } from '#domain/brand-invoices/graph-status.ts';
import { brandPaymentMethods, graphInvoiceStatuses } from '#domain/brand-invoices/invoice-kinds.ts';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { BrandBrief } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';

export const SubscriptionStatus = builder.enumType('BrandSubscriptionStatus', {
  values: brandSubscriptionStatuses,
});
export const SubscriptionPaymentStatus = builder.enumType('BrandSubscriptionPaymentStatus', {
  values: graphInvoiceStatuses,
});
const SubscriptionPaymentType = builder.enumType('BrandSubscriptionPaymentType', {
  values: brandPaymentMethods,
});
const PlanType = builder.enumType('BrandSubscriptionType', { values: subscriptionTypes });
const CurrencyCode = builder.enumType('Currency', { values: currencies });

const Plan = builder.objectRef<NonNullable<BrandSubscription['plan']>>('BrandSubscriptionPlan').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    displayName: t.exposeString('displayName'),
    internalName: t.exposeString('internalName', { nullable: true, description: 'Null for brand admins' }),
    subscriptionType: t.expose('subscriptionType', { type: PlanType }),
    price: t.exposeInt('price'),
    currency: t.expose('currency', { type: CurrencyCode }),
    maxSkuAmount: t.exposeInt('maxSkuAmount', { nullable: true }),
  }),
});

const Invoice = builder
  .objectRef<NonNullable<BrandSubscription['openInvoice']>>('BrandSubscriptionInvoice')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      amount: t.exposeInt('amount'),
      currency: t.expose('currency', { type: CurrencyCode }),
      dueAt: t.exposeString('dueTime'),
    }),
  });

/** A subscription of a brand. */
export const SubscriptionType = builder.objectRef<BrandSubscription>('BrandSubscription').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    brand: t.expose('brand', { type: BrandBrief }),
    status: t.expose('status', { type: SubscriptionStatus }),
    isUsingService: t.exposeBoolean('isUsingService'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true }),
    extendedEndDate: t.exposeString('extendedEndDate', { nullable: true }),
    paymentType: t.expose('paymentType', { type: SubscriptionPaymentType }),
    paymentStatus: t.field({
      type: SubscriptionPaymentStatus,
      nullable: true,
      resolve: ({ paymentStatus: status, paymentType: method, paymentDeclined: declined }) =>
        status && graphStatusOf({ status, method, declined }),
    }),
    maxSkuAmount: t.exposeInt('maxSkuAmount', { nullable: true }),
    plan: t.expose('plan', { type: Plan, nullable: true }),
    invoice: t.expose('openInvoice', {
      type: Invoice,
      nullable: true,
      description: 'The invoice that waits for money',
    }),
    nextTryAt: t.string({
      nullable: true,
      description: 'When the system charges the card again; null if it does not',
      resolve: ({ paymentFailure }) => paymentFailure?.nextTryTime ?? null,
    }),
  }),
});
