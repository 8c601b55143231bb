import { useQuery } from '@tanstack/react-query';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { api } from '../kit/client/api.ts';
import type { ShortList } from '../kit/ui/use-short-list.ts';
import { ticketsPath } from './paths.ts';

/** The newest tickets that match the filters, at most a hundred. */
export function useTickets(by: Readonly<Record<string, number | boolean>>): ShortList<UserTicket> {
  const query = { ...by, limit: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [ticketsPath, query],
    queryFn: ({ signal }) => api.call<{ data: UserTicket[] }>('GET', ticketsPath, { query, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}
