import { useQuery } from '@tanstack/react-query';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { api } from '../kit/client/api.ts';
import { brandEventsPath } from './paths.ts';

/** The events that have some of these days, the earliest first, at most 500. Rejected ones are left out. */
export function useCalendar(from: string, to: string, brandId: string | null) {
  const query = {
    days: `${from},${to}`,
    states: 'pending,recruiting,done',
    order: 'start_date',
    limit: 500,
    ...(brandId !== null && { brand_id: brandId }),
  };
  return useQuery({
    queryKey: [brandEventsPath, query],
    queryFn: ({ signal }) =>
      api.call<{ data: BrandEventAnswer[] }>('GET', brandEventsPath, { query, signal }),
  });
}
