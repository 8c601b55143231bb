import { useQuery } from '@tanstack/react-query';
import { type HistoryOf, historyPage } from './use-history.ts';

/** As many events as the last stages of a way may need. */
const enough = 100;

const none: ReadonlyMap<string, string> = new Map();

/**
 * When a thing last came to each of its statuses (ISO 8601), from its history, no later than `until`. Statuses are those of the
 * entities of that category; empty while the history is on its way.
 */
export function useStatusTimes(
  { path, id }: HistoryOf,
  category: string,
  until: string | undefined,
): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: [path, id, 'statuses'],
    queryFn: ({ signal }) => historyPage({ path, id }, {}, enough, 0, signal),
  });
  if (data === undefined) return none;
  const reached = new Map<string, string>();
  for (const entry of data.data.data) {
    if (entry.category !== category || (until !== undefined && entry.time > until)) continue;
    for (const { field, after } of entry.changes) {
      // The newest comes first, and stays.
      if (field === 'status' && typeof after === 'string' && !reached.has(after))
        reached.set(after, entry.time);
    }
  }
  return reached;
}
