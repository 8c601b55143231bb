import { useQuery } from '@tanstack/react-query';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { brandPath } from '../brands/use-brand.ts';
import { api } from '../kit/client/api.ts';
import type { Identity } from '../kit/session/token.ts';

/** The order in which a brand can take the steps: garments are registered of published products only. */
export const startSteps = ['profile', 'product', 'publish', 'garments'] as const;
export type StartStep = (typeof startSteps)[number];

const productsPath = '/v2/products';
const published = { is_published: true, limit: 1 };

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

/** The steps that the person's brand has taken. Null for staff, and if they could not be loaded. */
export function useBrandStart({ brand }: Pick<Identity, 'brand'>): {
  taken: readonly StartStep[] | null;
  isLoading: boolean;
} {
  const own = useQuery({
    queryKey: [brandPath, String(brand?.id)],
    queryFn: ({ signal }) =>
      api.call<BrandDetail>('GET', brandPath, { params: { id: brand?.id ?? 0 }, signal }),
    enabled: brand != null,
  });
  const products = useQuery({
    queryKey: [productsPath, published],
    queryFn: ({ signal }) => api.call<{ count: number }>('GET', productsPath, { query: published, signal }),
    enabled: brand != null,
  });
  const isKnown = own.data !== undefined && products.data !== undefined;
  return {
    taken: isKnown ? stepsTaken(own.data.data, products.data.data.count) : null,
    isLoading: own.isLoading || products.isLoading,
  };
}
