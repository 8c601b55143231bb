import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';

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
  { name: 'is_renewing', kind: 'flag', text: 'brandSubscription.fields.renewNextMonth' },
  { name: 'is_cancel_requested', kind: 'flag', text: 'brandSubscription.fields.isCancelRequested' },
  { name: 'ids', kind: 'given', text: 'brandSubscription.fields.id' },
];

/** The filters and sortings of the list of subscriptions. */
export const subscriptionListShape: ListShape = {
  filters,
  orders: ['id', 'brand', 'start_date', 'last_day', 'first_failed_time', 'created_time', 'updated_time'],
};
