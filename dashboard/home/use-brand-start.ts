import { useQuery } from '@tanstack/react-query';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { brandPath } from '../brands/use-brand.ts';
import { api } from '../kit/client/api.ts';
import type { Identity } from '../kit/session/token.ts';
import { type StartStep, stepsTaken } from './start-steps.ts';

const productsPath = '/v2/products';
const published = { is_published: true, limit: 1 };

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
