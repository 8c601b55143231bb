import { useQuery } from '@tanstack/react-query';
import type { ProductDetail, ProductStockStatus } from '#read-api/products/contract.ts';
import { api } from '../kit/client/api.ts';

export const productPath = '/v2/products/{id}';

/** A product whole, by the id of its page's address. */
export function useProduct(id: string) {
  return useQuery({
    queryKey: [productPath, id],
    queryFn: ({ signal }) => api.call<ProductDetail>('GET', productPath, { params: { id }, signal }),
  });
}

/** A product's garments by status. */
export function useStockStatus(id: number) {
  const path = `${productPath}/stock_status`;
  return useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) => api.call<ProductStockStatus>('GET', path, { params: { id }, signal }),
  });
}
