import { useQuery } from '@tanstack/react-query';
import type { HouseAnswer } from '#read-api/settlements/house/contract.ts';
import { publicApi } from '../client/api.ts';

const path = '/v1/house';

/** The house that runs the platform, as anybody may know it; undefined until it is loaded. */
export function useHouse(): HouseAnswer | undefined {
  return useQuery({
    queryKey: [path, 'public'],
    queryFn: async () => (await publicApi.call<HouseAnswer>('GET', path)).data,
    retry: false,
  }).data;
}
