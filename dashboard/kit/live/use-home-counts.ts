import { useQuery } from '@tanstack/react-query';
import type { HomeCounts } from '#read-api/home/contract.ts';
import { api } from '../client/api.ts';
import { beside } from '../ui/read-again.ts';

const countsPath = '/v1/home/counts';

/** Poll interval of the counts in the menu, in milliseconds. */
const countsEvery = 5_000;

/** The number of waiting entities in each queue. */
export function useHomeCounts() {
  return useQuery({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await api.call<HomeCounts>('GET', countsPath, { signal })).data.data,
    meta: beside,
    staleTime: countsEvery,
    refetchInterval: countsEvery,
  });
}
