import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { DayPlace } from '../kit/tables/day-table.ts';
import { inLevels, type Level } from '../kit/tables/levels.ts';

/**
 * The levels of sums that are kept. A member or product seldom has two things on one day, so sums of their days would be as many
 * as the things themselves. So would months of products. Each level costs the runner a row for each change.
 */
export const keptLevels: Readonly<Record<MetricDimension, readonly Level[]>> = {
  brands: ['day', 'month'],
  products: ['all'],
  curators: ['month', 'all'],
};

interface Begun {
  brandId: number;
  productId?: number;
  userId: number;
  day: string;
}

export function placesOfBrand(brandId: number, day: string): DayPlace[] {
  return inLevels({ dimension: 'brands', brandId, day, id: brandId }, keptLevels.brands);
}

export function placesOfProduct(productId: number, brandId: number, day: string): DayPlace[] {
  return inLevels({ dimension: 'products', brandId, day, id: productId }, keptLevels.products);
}

/** Members have sums of all brands together, under brand 0. */
export function placesOfMember(userId: number, day: string): DayPlace[] {
  return inLevels({ dimension: 'curators', brandId: 0, day, id: userId }, keptLevels.curators);
}

/** Returns the places of a thing of one brand, product and member that began on a day. */
export function inEachDimension({ brandId, productId, userId, day }: Begun): DayPlace[] {
  return [
    ...placesOfBrand(brandId, day),
    ...(productId === undefined ? [] : placesOfProduct(productId, brandId, day)),
    ...placesOfMember(userId, day),
  ];
}
