import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/client/api.ts';
import type { ShortList } from '../kit/ui/use-short-list.ts';

type Query = Readonly<Record<string, string>>;

export interface WaitingFirst<Row> extends ShortList<Row> {
  /** How many wait in all; undefined while it is unknown. */
  waiting: number | undefined;
}

const shownAtMost = 8;

/** The rows of a brand's list that wait, and after them the newest others, at most eight of each. Null: of all brands. */
export function useWaitingFirst<Row extends { id: number }>(
  path: string,
  waiting: Query,
  brandId: string | null,
): WaitingFirst<Row> {
  const by: Query = brandId === null ? {} : { brand_id: brandId };
  const first = useRows<Row>(path, { ...by, ...waiting });
  const newest = useRows<Row>(path, by);
  const onRetry = () => void Promise.all([first.refetch(), newest.refetch()]);
  const [begin, others] = [first.data?.data, newest.data?.data];
  const rows = begin &&
    others && [...new Map([...begin.data, ...others.data].map((row) => [row.id, row])).values()];
  return { rows, waiting: begin?.count, error: first.error ?? newest.error, onRetry };
}

function useRows<Row>(path: string, filters: Query) {
  const query = { ...filters, limit: shownAtMost };
  return useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number; data: Row[] }>('GET', path, { query, signal }),
  });
}
