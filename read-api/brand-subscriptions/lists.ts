import Type, { type Static } from 'typebox';
import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { DaysParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type SubscriptionFound, wholeSubscriptions } from './scope.ts';

const subscriptionList = sortedList(
  wholeSubscriptions,
  {
    id: 'subscription.id',
    brand: 'brand.name',
    start_date: 'subscription.startDate',
    last_day: 'subscription.lastDay',
    first_failed_time: 'subscription.firstFailedAt',
    created_time: 'subscription.createdAt',
    updated_time: 'subscription.updatedAt',
  },
  newestFirst,
  ['brand', 'last_day', 'first_failed_time'],
);

export const SubscriptionsQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  brand_id: Type.Optional(IdParam),
  plan_id: Type.Optional(IdParam),
  status: Type.Optional(SomeOf(brandSubscriptionStatuses)),
  subscription_type: Type.Optional(SomeOf(subscriptionTypes)),
  payment_method: Type.Optional(SomeOf(brandPaymentMethods)),
  is_live: Type.Optional(FlagParam),
  is_renewing: Type.Optional(FlagParam),
  is_cancel_requested: Type.Optional(FlagParam),
  start_date: Type.Optional(DaysParam),
  last_day: Type.Optional(DaysParam),
  created_time: Type.Optional(PeriodParam),
  order: subscriptionList.param,
});

export type SubscriptionsParams = Static<typeof SubscriptionsQuery>;

/** Subscriptions that the caller may see and that match all filters. `q` searches the brands' names. */
export function matchingSubscriptions(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: SubscriptionsParams,
): Rows<SubscriptionFound> {
  const {
    ids,
    status: statuses,
    subscription_type: types,
    payment_method: methods,
    start_date: started,
    last_day: ending,
    created_time: created,
  } = query;
  const { q, brand_id: brandId, plan_id: planId, is_live, is_renewing, is_cancel_requested } = query;
  let found = wholeSubscriptions(db, caller, now);
  if (ids !== undefined) found = found.where(among('subscription.id', ids));
  if (brandId !== undefined) found = found.where('subscription.brandId', '=', brandId);
  if (planId !== undefined) found = found.where('subscription.planId', '=', planId);
  if (statuses !== undefined) found = found.where(among('subscription.status', statuses));
  if (types !== undefined) found = found.where(among('subscription.subscription_type', types));
  if (methods !== undefined) found = found.where(among('subscription.method', methods));
  if (is_live !== undefined) found = found.where('subscription.isLive', '=', is_live);
  if (is_renewing !== undefined) {
    found = found.where('subscription.nextPlanId', is_renewing ? 'is not' : 'is', null);
  }
  if (is_cancel_requested !== undefined) {
    found = found.where('subscription.isCancelRequested', '=', is_cancel_requested);
  }
  if (started !== undefined) {
    found = found
      .where('subscription.startDate', '>=', started.from)
      .where('subscription.startDate', '<=', started.to);
  }
  if (ending !== undefined) {
    found = found
      .where('subscription.lastDay', '>=', ending.from)
      .where('subscription.lastDay', '<=', ending.to);
  }
  if (created !== undefined) found = found.where(within('subscription.created_at', created));
  if (q !== undefined) {
    const named = db
      .selectFrom('read.brands as sought')
      .where((where) => where.or([holds('sought.name', q), holds('sought.name_ko', q)]))
      .select('sought.id');
    found = found.where('subscription.brandId', 'in', named);
  }
  return rowsOf(found, subscriptionList.sorted(found, query.order));
}
