import { useQuery } from '@tanstack/react-query';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import { api } from '../kit/client/api.ts';
import type { ShortList } from '../kit/ui/use-short-list.ts';
import { proposalsPath } from './paths.ts';

/** The newest proposals that match the filters, at most a hundred. */
export function useProposals(by: Readonly<Record<string, number>>): ShortList<ProposalAnswer> {
  const query = { ...by, limit: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [proposalsPath, query],
    queryFn: ({ signal }) => api.call<{ data: ProposalAnswer[] }>('GET', proposalsPath, { query, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}
