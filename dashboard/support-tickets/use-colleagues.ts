import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#read-api/staff/contract.ts';
import { api } from '../kit/client/api.ts';

const path = '/v1/staff';

/** The staff who can sign in, by username; empty while they are loaded. */
export function useColleagues(): { colleagues: readonly Colleague[]; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: [path, 'colleagues'],
    queryFn: ({ signal }) => api.call<{ data: Colleague[] }>('GET', path, { query: { limit: 500 }, signal }),
  });
  return { colleagues: data?.data.data.filter(({ isInvited }) => !isInvited) ?? [], isPending };
}
