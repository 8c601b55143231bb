import { dayOf } from '../kit/counters/day-of.ts';
import { dayBuckets } from '../kit/counters/day-sums.ts';
import type { Bucket, Stat } from '../kit/counters/stat.ts';
import { brandsOfLook, isListed, itemsOfLook } from '../looks/parts-of-look.ts';
import { type LookRow, looksTable } from '../looks/tables.ts';
import { inEachDimension } from './places.ts';
import { lookDaysTable } from './tables.ts';

/** How the items are certified that looks tag, by the day on which the looks were posted, and the looks that brands like. */
export const metricLookDays: Stat<LookRow> = {
  name: 'metric_look_days',
  table: looksTable,
  byDay: { since: 'postedAt', keptIn: lookDaysTable },
  buckets(look) {
    const { postedAt, userId, contentUnitScore } = look;
    if (!isListed(look) || postedAt === null) return [];
    const day = dayOf(postedAt);
    const items = itemsOfLook.rows(look);
    return [
      ...items.flatMap(({ brandId, productId, status, givenPoints }) =>
        inEachDimension(
          { brandId, productId, userId, day },
          {
            contentCount: 1,
            certifiedCount: status === 'Approved' ? 1 : 0,
            rejectedCount: status === 'Rejected' ? 1 : 0,
            pendingCount: status === 'Pending' || status === 'Deferred' ? 1 : 0,
            contentScore: status === 'Approved' ? (contentUnitScore ?? 0) : 0,
            pointAmount: givenPoints,
          },
        ),
      ),
      ...likedBy(look, day, items),
    ];
  },
};

/**
 * A look counts once for each brand that likes it, for each product of such a brand, and for its member. Of a member the looks
 * that any brand likes count under brand 0, as one look may be liked by several.
 */
function likedBy(
  look: LookRow,
  day: string,
  items: readonly { brandId: number; productId: number }[],
): Bucket[] {
  const { userId: id, likedBy: brands } = look;
  if (brands.length === 0) return [];
  const liked = { brandLikeCount: 1 };
  const products = new Map(items.map((item) => [item.productId, item.brandId]));
  const own = brandsOfLook.rows(look).flatMap(({ brandId }) => (brands.includes(brandId) ? [brandId] : []));
  return [
    ...own.flatMap((brandId) => dayBuckets({ dimension: 'brands', brandId, day, id: brandId }, liked)),
    ...[...products].flatMap(([productId, brandId]) =>
      brands.includes(brandId)
        ? dayBuckets({ dimension: 'products', brandId, day, id: productId }, liked)
        : [],
    ),
    ...own.flatMap((brandId) => dayBuckets({ dimension: 'curators', brandId, day, id }, liked)),
    ...dayBuckets({ dimension: 'curators', brandId: 0, day, id }, liked),
  ];
}
