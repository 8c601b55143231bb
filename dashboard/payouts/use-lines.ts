import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { PayoutLineStatus } from '#domain/payouts/payout-kinds.ts';
import type { payoutLineFields } from '#read-api/payouts/contract.ts';
import { api } from '../kit/client/api.ts';
import type { ShortList } from '../kit/ui/use-short-list.ts';
import { linesPath } from './paths.ts';

export type PayoutLine = Static<(typeof payoutLineFields)['shape']>;

/** As many lines as one call may mark. */
export const linesShown = 500;

/** The first lines of a payout, of one status or of all, and the number of those that match. */
export function useLines(
  id: number,
  status: PayoutLineStatus | null,
): ShortList<PayoutLine> & { count: number } {
  const query = { limit: linesShown, order: 'id', ...(status !== null && { statuses: status }) };
  const { data, error, refetch } = useQuery({
    queryKey: [linesPath, id, query],
    queryFn: ({ signal }) =>
      api.call<{ data: PayoutLine[]; count: number }>('GET', linesPath, { params: { id }, query, signal }),
  });
  const { data: rows, count = 0 } = data?.data ?? {};
  return { rows, error, onRetry: () => void refetch(), count };
}
