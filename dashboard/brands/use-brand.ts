import { useQuery } from '@tanstack/react-query';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Current, Sending } from '../kit/edit/use-edit.ts';

export const brandPath = '/v1/brands/{id}';

export function useBrand(id: string) {
  return useQuery({
    queryKey: [brandPath, id],
    queryFn: ({ signal }) => api.call<BrandDetail>('GET', brandPath, { params: { id }, signal }),
  });
}

/** What a form over a brand needs to send what it says, and to see what others changed meanwhile. */
export function brandForm(brand: BrandDetail, valuesOf: (brand: BrandDetail) => Current['values']) {
  const params = { id: brand.id };
  const read = async () => (await api.call<BrandDetail>('GET', brandPath, { params })).data;
  const current = (now: BrandDetail): Current => ({ values: valuesOf(now), revision: now.revision });
  return {
    current: current(brand),
    reload: async (revision: string) => current(await reloaded(read, revision)),
    send: async (body: Record<string, unknown>, { revision, intent }: Sending) =>
      (await api.call<CommandAnswer>('PATCH', brandPath, { params, body, intent, ifMatch: revision })).data,
  };
}
