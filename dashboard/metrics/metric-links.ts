import type { CountField, MetricDimension } from '#domain/metrics/metric-fields.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { inUseStatuses } from '#domain/tryset-items/rental-groups.ts';

/** The list behind a number: its room, and the filters that show exactly what the number counts. */
export interface MetricLink {
  list: '/trysetitems' | '/looks' | '/orders/items' | '/look-use-management';
  filters: Readonly<Record<string, string>>;
}

type List = MetricLink['list'];
const link =
  (list: List) =>
  (filters: MetricLink['filters'] = {}): MetricLink => ({ list, filters });
const items = link('/trysetitems');
const looks = link('/looks');
const orders = link('/orders/items');
const uses = link('/look-use-management');

const requested = trysetItemStatuses.filter((status) => status !== 'tryset_canceled').join(',');
/** All time: the filter selects all paid items. Offsets of zones before 1970 are no whole minutes, which instants cannot tell. */
const ever = '1970-01-01,2999-12-30';

/** For each number the list whose rows it counts; null for points, scores and likes, which are no rows of a list. */
export const metricLinks: Readonly<Record<CountField, MetricLink | null>> = {
  requestedCount: items({ statuses: requested }),
  canceledCount: items({ statuses: 'tryset_canceled' }),
  deliveredCount: items({ is_delivered: 'true' }),
  inUseCount: items({ statuses: inUseStatuses.join(',') }),
  returnedCount: items({ outcome: 'returned' }),
  purchasedCount: items({ statuses: 'purchased' }),
  givenCount: items({ statuses: 'purchased', use_mode: 'gift' }),
  lostCount: items({ outcome: 'lost' }),
  postedCount: items({ is_delivered: 'true', post_statuses: 'posted' }),
  refusedCount: items({ is_delivered: 'true', post_statuses: 'refused' }),
  overdueCount: items({ is_delivered: 'true', post_statuses: 'overdue' }),
  contentCount: looks(),
  certifiedCount: looks({ item_certification_status: 'Approved' }),
  rejectedCount: looks({ item_certification_status: 'Rejected' }),
  pendingCount: looks({ item_certification_status: 'Pending,Deferred' }),
  contentScore: null,
  pointAmount: null,
  likeCount: null,
  brandLikeCount: looks({ brand_like_exists: 'true' }),
  orderItemCount: orders({ paid_time: ever }),
  returnCount: orders({ paid_time: ever, is_returned: 'true' }),
  lookUseCount: uses({ statuses: 'confirmed,Expired' }),
};

/** The filters that narrow metrics and that each list can take, too. */
const narrowable: Readonly<Record<List, readonly string[]>> = {
  '/trysetitems': ['brand_id', 'product_ids', 'category_ids'],
  '/looks': ['brand_id', 'product_ids', 'category_ids'],
  '/orders/items': ['brand_id', 'product_ids'],
  '/look-use-management': ['brand_id'],
};

/** What a number is told of: a row, or all rows together, within the filters that narrow them. */
export interface MetricPlace {
  row?: { dimension: MetricDimension; id: number };
  narrowing?: Readonly<Record<string, string>>;
  /** The filter of the list: `2026-03-01,2026-03-31`. Undefined: all time. */
  created?: string;
}

/** The filter of a row in each list; null if the list cannot tell of it. */
const own: Readonly<Record<List, Readonly<Record<MetricDimension, string | null>>>> = {
  '/trysetitems': { brands: 'brand_id', products: 'product_ids', curators: 'user_ids' },
  '/looks': { brands: 'brand_id', products: 'product_ids', curators: 'user_id' },
  '/orders/items': { brands: 'brand_id', products: 'product_ids', curators: 'user_id' },
  '/look-use-management': { brands: 'brand_id', products: null, curators: 'user_id' },
};

/** The list behind a number, with all its filters; null if no list shows exactly what the number counts. */
export function metricLink(
  field: CountField,
  { row, narrowing = {}, created }: MetricPlace,
): MetricLink | null {
  const to = metricLinks[field];
  if (to === null || Object.keys(narrowing).some((name) => !narrowable[to.list].includes(name))) return null;
  // The total counts a look once for each brand that likes it.
  if (row === undefined && field === 'brandLikeCount') return null;
  const name = row && own[to.list][row.dimension];
  if (name === null) return null;
  return {
    list: to.list,
    filters: {
      ...to.filters,
      ...narrowing,
      ...(row && name !== undefined && { [name]: String(row.id) }),
      ...(created !== undefined && { created_time: created }),
    },
  };
}
