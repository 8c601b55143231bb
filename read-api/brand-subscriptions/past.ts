import { brandSubscriptions } from '#projections/brand-subscriptions/area.ts';
import { brandSubscriptionsTable } from '#projections/brand-subscriptions/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import type { BrandSubscriptionDetail } from './contract.ts';
import { brandSubscriptionDetail } from './detail.ts';
import { subscriptionsFor } from './scope.ts';

export const brandSubscriptionPast: Past<BrandSubscriptionDetail> = {
  category: 'brand_subscription',
  projection: 'brand_subscriptions',
  path: '/v2/brand_subscriptions/:id',
  tags: ['brand subscriptions'],
  differenceId: 'getBrandSubscriptionDifference',
  detail: brandSubscriptionDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await subscriptionsFor(db, caller)
        .where('subscription.id', '=', id)
        .select('subscription.id')
        .executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: () => false,
};

/** The invoice that an event opens, and the plan that it names. */
export function streamsOf({ data }: Step): string[] {
  const {
    invoice,
    plan,
    planId = plan?.planId,
  } = data as {
    invoice?: { brandInvoiceId: number } | null;
    plan?: { planId: number };
    planId?: number | null;
  };
  const streams = [];
  if (invoice) streams.push(`brand_invoice-${invoice.brandInvoiceId}`);
  if (planId) streams.push(`brand_plan-${planId}`);
  return streams;
}

/** The fields are those of the state; the row's other columns repeat them. */
export const brandSubscriptionsThen: RowsThen = {
  models: brandSubscriptions,
  fields: (rows) =>
    rows
      .of(brandSubscriptionsTable)
      .map(({ id, state }) => [`brand_subscription-${id}`, fieldsOf(state, {}, ['brandSubscriptionId'])]),
  people: () => [],
};
