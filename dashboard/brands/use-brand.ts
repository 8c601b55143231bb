import { useQuery } from '@tanstack/react-query';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm } from '../kit/edit/detail-form.ts';
import type { Values } from '../kit/fields/field.ts';

export const brandPath = '/v1/brands/{id}';

export function useBrand(id: string) {
  return useQuery({
    queryKey: [brandPath, id],
    queryFn: ({ signal }) => api.call<BrandDetail>('GET', brandPath, { params: { id }, signal }),
  });
}

/** Props of a form that changes a brand. */
export const brandForm = (brand: BrandDetail, valuesOf: (brand: BrandDetail) => Values) =>
  detailForm(brandPath, brand, valuesOf);
