import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Calendar } from '#write-api/closed-days/contract.ts';
import { api } from '../client/api.ts';
import { OpenRegion } from './open-region.ts';

const path = '/v1/closed-days/calendar';

/**
 * Returns a function that tells whether nobody picks up on a day (YYYY-MM-DD). Without a region, or while its calendar is loaded,
 * only weekends are closed.
 */
export function useClosedDays(isAsked: boolean): (day: string) => boolean {
  const region = useContext(OpenRegion);
  const { data } = useQuery({
    queryKey: [path, region],
    queryFn: ({ signal }) => api.call<Calendar>('GET', path, { query: { region_id: region ?? '' }, signal }),
    enabled: isAsked && region !== null,
  });
  const days = new Set(data?.data.days);
  return (day) => days.has(day) || isWeekend(day);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
