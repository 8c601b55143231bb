import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FigureSeries } from '#read-api/figures/contract.ts';
import { api } from '../kit/client/api.ts';
import { instantsOf, unitOf } from './period.ts';
import type { FiguresState } from './use-figures-state.ts';

const path = '/v1/figures/series';

/** The counts by day, week or month of a period, `first,last` in days. The default is the period of the page. */
export function useSeries(
  { zone, narrowing, period: own }: Pick<FiguresState, 'zone' | 'narrowing' | 'period'>,
  period = own,
  unit = unitOf(period),
) {
  const query = { ...narrowing, period: instantsOf(period, zone), unit, time_zone: zone };
  return useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<FigureSeries>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
