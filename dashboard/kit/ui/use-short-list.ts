import { useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';

/** A list that is shown whole: loading, failed, or loaded. */
export interface ShortList<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The rows that belong to a thing, at most 500. The call's path contains `{id}`. */
export function useShortList<Row>(path: string, id: number): ShortList<Row> {
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) =>
      api.call<{ data: Row[] }>('GET', path, { params: { id }, query: { limit: 500 }, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}

/** A loaded list, from rows that came with the thing itself. */
export function known<Row>(rows: readonly Row[]): ShortList<Row> {
  return { rows, error: null, onRetry: () => {} };
}
