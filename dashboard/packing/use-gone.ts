import { useQuery } from '@tanstack/react-query';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { api } from '../kit/client/api.ts';

const path = '/v2/trysets/items';

/** The number with which somebody else shipped a tryset's parcel meanwhile; null if nobody did, or before it is known. */
export function useGone(trysetId: number | null): string | null {
  const { data } = useQuery({
    queryKey: [path, 'gone', trysetId],
    queryFn: async ({ signal }) => {
      const query = { tryset_ids: trysetId, limit: 50 };
      return (await api.call<{ data: TrysetItem[] }>('GET', path, { query, signal })).data.data;
    },
    enabled: trysetId !== null,
  });
  return data?.findLast(({ trackingNumber }) => trackingNumber !== null)?.trackingNumber ?? null;
}
