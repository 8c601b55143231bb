import { dayBuckets } from '../kit/counters/day-sums.ts';
import type { Bucket } from '../kit/counters/stat.ts';

interface Begun {
  brandId: number;
  productId: number;
  userId: number;
  day: string;
}

/** Returns the buckets of a thing of one brand, product and member that began on a day. */
export function inEachDimension(
  { brandId, productId, userId, day }: Begun,
  sums: Readonly<Record<string, number>>,
): Bucket[] {
  return [
    ...dayBuckets({ dimension: 'brands', brandId, day, id: brandId }, sums),
    ...dayBuckets({ dimension: 'products', brandId, day, id: productId }, sums),
    ...dayBuckets({ dimension: 'curators', brandId, day, id: userId }, sums),
  ];
}
