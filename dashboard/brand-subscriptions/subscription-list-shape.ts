import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'brandSubscription.search' },
  {
    name: 'status',
    kind: 'choices',
    text: 'brandSubscription.fields.status',
    options: brandSubscriptionStatuses.filter((status) => status !== 'idle'),
    group: 'brandSubscription.status',
  },
  {
    name: 'payment_method',
    kind: 'choices',
    text: 'brandSubscription.fields.method',
    options: brandPaymentMethods,
    group: 'brandSubscription.method',
  },
  {
    name: 'created_time',
    kind: 'period',
    wire: 'list',
    text: 'brandSubscription.fields.createdTime',
    seldom: true,
  },
  { name: 'is_renewing', kind: 'flag', text: 'brandSubscription.fields.renewNextMonth' },
  { name: 'is_cancel_requested', kind: 'flag', text: 'brandSubscription.fields.isCancelRequested' },
  { name: 'ids', kind: 'given', text: 'brandSubscription.fields.id' },
];

/** The filters and sortings of the list of subscriptions: the same for staff and for brand admins. */
export const subscriptionListShape = shapeFor({
  filters,
  orders: ['id', 'brand', 'start_date', 'last_day', 'first_failed_time', 'created_time', 'updated_time'],
  past: {
    kind: 'brand_subscription',
    filters: ['status', 'created_time', 'ids'],
    compared: null,
    hasFile: true,
    leadsToNow: true,
  },
})('staff');
