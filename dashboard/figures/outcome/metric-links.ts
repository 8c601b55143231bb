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
/** All time: the filter selects all paid items. */
const ever = '1900-01-01,2999-12-30';

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

/** What a number is told of: a row, within the brand that is asked for. */
export interface MetricPlace {
  dimension: MetricDimension;
  id: number;
  brandId?: number;
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

/** The list behind a number of a row, with all its filters; null if no list shows it. */
export function metricLink(field: CountField, place: MetricPlace): MetricLink | null {
  const to = metricLinks[field];
  const name = to && own[to.list][place.dimension];
  if (to === null || name === null) return null;
  const { id, brandId, created } = place;
  return {
    list: to.list,
    filters: {
      ...to.filters,
      [name]: String(id),
      ...(brandId !== undefined && { brand_id: String(brandId) }),
      ...(created !== undefined && { created_time: created }),
    },
  };
}
