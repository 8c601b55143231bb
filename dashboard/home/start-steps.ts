import type { BrandDetail } from '#read-api/brands/contract.ts';

/** The order in which a brand can take the steps: garments are registered of published products only. */
export const startSteps = ['profile', 'product', 'publish', 'garments'] as const;
export type StartStep = (typeof startSteps)[number];

/** The steps that a brand has taken, by what it has: a logo, products, published products and garments. */
export function stepsTaken(
  { images, isProductsExists, hasStock }: Pick<BrandDetail, 'images' | 'isProductsExists' | 'hasStock'>,
  publishedProducts: number,
): readonly StartStep[] {
  const taken: Readonly<Record<StartStep, boolean>> = {
    profile: images.logo !== null,
    product: isProductsExists,
    publish: publishedProducts > 0,
    garments: hasStock,
  };
  return startSteps.filter((step) => taken[step]);
}

/** Where each step is taken. */
export function stepPaths(brandId: number): Readonly<Record<StartStep, string>> {
  return {
    profile: `/brands/${brandId}?tab=profile`,
    product: '/product/create',
    garments: '/stocks',
    publish: '/products',
  };
}
