import { useQuery } from '@tanstack/react-query';
import type { ProductDetail, ProductStockStatus } from '#read-api/products/contract.ts';
import { api } from '../kit/client/api.ts';

export const productPath = '/v2/products/{id}';

/** Reads a product with all its data, by the id in the page's path. */
export function useProduct(id: string) {
  return useQuery({
    queryKey: [productPath, id],
    queryFn: ({ signal }) => api.call<ProductDetail>('GET', productPath, { params: { id }, signal }),
  });
}

/** Reads the number of a product's garments in each status. */
export function useStockStatus(id: number) {
  const path = `${productPath}/stock_status`;
  return useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) => api.call<ProductStockStatus>('GET', path, { params: { id }, signal }),
  });
}
