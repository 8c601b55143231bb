import { useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';

/** A list without pages, in one of three states: loading, failed or loaded. */
export interface ShortList<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Loads up to 500 items that belong to an entity. `path` contains `{id}`. */
export function useShortList<Row>(path: string, id: number): ShortList<Row> {
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) =>
      api.call<{ data: Row[] }>('GET', path, { params: { id }, query: { limit: 500 }, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}

/** Wraps rows that came with the entity itself as a short list. */
export function known<Row>(rows: readonly Row[]): ShortList<Row> {
  return { rows, error: null, onRetry: () => {} };
}
