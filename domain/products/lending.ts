import type { BrandStatus } from '../brands/brand-state.ts';
import { type Refusal, refuse } from '../decider.ts';
import type { ProductStatus } from './product-state.ts';

/** Reasons why no garment of a size can be lent, registered or sold; the first that applies is reported. */
export const lendingObstacles = [
  'brand_removed',
  'product_removed',
  'size_removed',
  'brand_unpublished',
  'size_unpublished',
] as const;
export type LendingObstacle = (typeof lendingObstacles)[number];

/**
 * The entities that ask for a garment: a tryset that is requested, an item that is added or replaced, or a garment that is
 * registered.
 */
export const lendingAskers = ['tryset', 'tryset_item', 'stock_item'] as const;

/** Returns the obstacle to lending from a size; null if there is none. Running rentals are not checked. */
export function lendingObstacle(
  brand: BrandStatus,
  product: ProductStatus,
  isSizeRemoved: boolean,
): LendingObstacle | null {
  if (brand === 'removed') return 'brand_removed';
  if (product === 'removed') return 'product_removed';
  if (isSizeRemoved) return 'size_removed';
  if (brand !== 'published') return 'brand_unpublished';
  return product === 'published' ? null : 'size_unpublished';
}

const texts: Readonly<Record<LendingObstacle, (productSizeId: number) => string>> = {
  brand_removed: (id) => `the brand of product size ${id} has been removed`,
  product_removed: (id) => `the product of product size ${id} has been removed`,
  size_removed: (id) => `product size ${id} has been removed`,
  brand_unpublished: (id) => `the brand of product size ${id} is not published`,
  size_unpublished: (id) => `product size ${id} is not published`,
};

/** Returns the refusal for an obstacle, with the code `<asker>.<obstacle>`. */
export function refuseToLend(
  asker: (typeof lendingAskers)[number],
  obstacle: LendingObstacle,
  productSizeId: number,
): { ok: false; refusal: Refusal } {
  return refuse('invalid', `${asker}.${obstacle}`, texts[obstacle](productSizeId), { productSizeId });
}
