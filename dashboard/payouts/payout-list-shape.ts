import { payoutStatuses } from '#domain/payouts/payout-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  {
    name: 'statuses',
    kind: 'choices',
    text: 'payout.fields.status',
    options: payoutStatuses,
    group: 'payout.status',
  },
  {
    name: 'region_id',
    kind: 'choices',
    text: 'payout.fields.regionId',
    options: regions,
    group: 'payout.fields',
  },
  { name: 'month', kind: 'lookup', several: false, text: 'payout.fields.month' },
];

/** The filters and sortings of the list of payouts. */
export const payoutListShape: ListShape = {
  filters,
  orders: ['id', 'month', 'amount', 'updated_time'],
};
