import { useQuery } from '@tanstack/react-query';
import { type HistoryOf, historyPage } from './use-history.ts';

/** Number of newest events to read, which covers the last stages. */
const enough = 100;

const none: ReadonlyMap<string, string> = new Map();

/**
 * The last time at which an entity reached each of its statuses (ISO 8601), no later than `until`, from its history.
 * Only statuses of entities of `category` count. The map is empty while the history loads.
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
      // Entries are newest first, so the first entry with a status has the last time.
      if (field === 'status' && typeof after === 'string' && !reached.has(after))
        reached.set(after, entry.time);
    }
  }
  return reached;
}
