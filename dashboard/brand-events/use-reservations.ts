import { useQuery } from '@tanstack/react-query';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { api } from '../kit/client/api.ts';
import type { ShortList } from '../kit/ui/use-short-list.ts';
import { reservationsPath } from './paths.ts';

/** The newest reservations that match the filters, at most a hundred. */
export function useReservations(by: Readonly<Record<string, number>>): ShortList<ReservationAnswer> {
  const query = { ...by, limit: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [reservationsPath, query],
    queryFn: ({ signal }) =>
      api.call<{ data: ReservationAnswer[] }>('GET', reservationsPath, { query, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}
