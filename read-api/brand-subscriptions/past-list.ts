import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';

import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { among, within } from '../kit/search.ts';
import type { SubscriptionsParams } from './lists.ts';
import { streamsOf } from './past.ts';
import { type SubscriptionFound, wholeSubscriptions } from './scope.ts';

/** The list of subscriptions as it was. Plan and period change over time, so filters by them do not apply. */
export const pastSubscriptions: PastList<SubscriptionsParams, SubscriptionFound> = {
  category: 'brand_subscription',
  projection: 'brand_subscriptions',
  spans: 'read.brand_subscription_spans',
  days: 'read.brand_subscription_days',
  stat: 'brand_subscription_moves',
  own: 'read.brand_subscriptions',
  hasBrands: false,
  statuses: brandSubscriptionStatuses,
  createdAt: 'created_at',
  known: { filters: ['status', 'brand_id', 'ids', 'created_time'], orders: ['id', 'created_time'] },
  counted: ['status', 'brand_id'],
  async asked(_, query) {
    const { ids, created_time: created } = query;
    return {
      statuses: query.status,
      brandId: query.brand_id,
      conditions: [
        ...(ids === undefined ? [] : [among('own.id', ids)]),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
      ],
    };
  },
  around: { load: (load, own, cut) => load([...new Set(cut.counted(own).flatMap(streamsOf))]) },
  async shown({ db, caller, now }, ids) {
    const rows = await wholeSubscriptions(db, caller, now).where(among('subscription.id', ids)).execute();
    return inOrderOf(ids, rows);
  },
};
