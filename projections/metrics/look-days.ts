import { dayOf } from '../kit/counters/day-of.ts';
import type { DayPart } from '../kit/counters/day-sums.ts';
import { type Stat, sumsByDay } from '../kit/counters/stat.ts';
import { brandsOfLook, isListed, itemsOfLook } from '../looks/parts-of-look.ts';
import { type LookRow, looksTable } from '../looks/tables.ts';
import { inEachDimension, placesOfBrand, placesOfMember, placesOfProduct } from './places.ts';
import { lookDaysTable } from './tables.ts';

/** How the items are certified that looks tag, by the day on which the looks were posted, and the looks that brands like. */
export const metricLookDays: Stat<LookRow> = sumsByDay('metric_look_days', looksTable, {
  since: 'postedAt',
  keptIn: lookDaysTable,
  parts(look) {
    const { postedAt, userId, contentUnitScore } = look;
    if (!isListed(look) || postedAt === null) return [];
    const day = dayOf(postedAt);
    const items = itemsOfLook.rows(look);
    return [
      ...items.map(({ brandId, productId, status, givenPoints }) => ({
        places: inEachDimension({ brandId, productId, userId, day }),
        sums: {
          contentCount: 1,
          certifiedCount: status === 'Approved' ? 1 : 0,
          rejectedCount: status === 'Rejected' ? 1 : 0,
          pendingCount: status === 'Pending' || status === 'Deferred' ? 1 : 0,
          contentScore: status === 'Approved' ? (contentUnitScore ?? 0) : 0,
          pointAmount: givenPoints,
        },
      })),
      ...likedBy(look, day, items),
    ];
  },
});

/** A look counts once for each brand that likes it, for each product of such a brand, and for its member. */
function likedBy(
  look: LookRow,
  day: string,
  items: readonly { brandId: number; productId: number }[],
): DayPart[] {
  const { userId, likedBy: brands } = look;
  if (brands.length === 0) return [];
  const products = new Map(items.map((item) => [item.productId, item.brandId]));
  const own = brandsOfLook.rows(look).flatMap(({ brandId }) => (brands.includes(brandId) ? [brandId] : []));
  const places = [
    ...own.flatMap((brandId) => placesOfBrand(brandId, day)),
    ...[...products].flatMap(([productId, brandId]) =>
      brands.includes(brandId) ? placesOfProduct(productId, brandId, day) : [],
    ),
    ...placesOfMember(userId, day),
  ];
  return [{ places, sums: { brandLikeCount: 1 } }];
}
