import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutStages } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';
import { filterQuery, type ListShape, stateFrom } from '../kit/list/list-state.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';

const path = '/v1/stocks/out-stages';

/** The number of garments at each stage that match the filters in the address; null while the numbers load. */
export function useOutStages(shape: ListShape): OutStages | null {
  const [search] = useSearchParams();
  const zone = zoneName(usePreference('zone'));
  const { out_stage: _, ...query } = filterQuery(stateFrom(search, shape), shape, zone);
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<OutStages>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  return data?.data ?? null;
}
