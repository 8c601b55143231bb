import { isLive } from '#domain/brand-subscriptions/service.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { lastDayOf, nextPlanOf } from '#domain/brand-subscriptions/subscription-days.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { isRenewing } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { brandSubscriptionsWritten } from '#domain/brand-subscriptions/written.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { invoicePlansAfter } from './invoice-plans.ts';
import {
  type BrandSubscriptionRow,
  brandSubscriptionsTable,
  type InvoicePlanRow,
  invoicePlansTable,
} from './tables.ts';

const known = new Set(brandSubscriptionsWritten.flatMap(({ newest }) => Object.keys(newest)));

/** A start that expired has no row: there never was a subscription. */
export const brandSubscriptionsProjection: Projection<BrandSubscriptionRow, BrandSubscriptionEvent> = {
  name: 'brand_subscriptions',
  table: brandSubscriptionsTable,
  categories: ['brand_subscription'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (row === null && event.type !== 'BrandSubscriptionStarted') return null;
    const state = brandSubscription.evolve(row?.state ?? brandSubscription.initial, event, at);
    const { plan, startDate } = state;
    if (plan === null || startDate === null) return null;
    const invoices = invoicePlansAfter(row?.invoices ?? [], event, state);
    return {
      ...listed(state),
      id: idOf(recorded),
      planId: plan.planId,
      subscriptionType: plan.subscriptionType,
      startDate: state.period?.startDate ?? startDate,
      newestInvoiceId: invoices.at(-1)?.brandInvoiceId ?? null,
      invoices,
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

/** The columns that follow from the state. */
function listed(state: BrandSubscription) {
  const { brandId, status, method, isCancelRequested, firstFailedAt } = state;
  return {
    brandId,
    status,
    isLive: isLive(status),
    method,
    lastDay: lastDayOf(state),
    nextPlanId: isLive(status) && isRenewing(state) ? nextPlanOf(state) : null,
    isCancelRequested,
    firstFailedAt,
  };
}

export const plansOfInvoices: Derived<BrandSubscriptionRow, InvoicePlanRow> = {
  source: brandSubscriptionsTable,
  table: invoicePlansTable,
  rows: ({ id, invoices }) => invoices.map((invoice) => ({ brandSubscriptionId: id, ...invoice })),
};
