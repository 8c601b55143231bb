import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeHistory } from '../history/whole-history.ts';
import { type Life, stopsOf } from './stops.ts';

const none: never[] = [];

/**
 * All stops of an entity's history, and its events together with those of its holders. A new event refetches the history
 * and adds a stop.
 */
export function useStops(path: string, id: number, life: Life, holders: Life) {
  const historyPath = `${path}/history`;
  const query = useQuery({
    queryKey: [historyPath, id, 'stops'],
    queryFn: ({ signal }) =>
      wholeHistory({ path: historyPath, id }, { categories: [...life, ...holders].join() }, () => {}, signal),
  });
  const { data } = query;
  const entries = data?.entries ?? none;
  const stops = useMemo(() => stopsOf(life, entries), [life, entries]);
  return { query, entries, stops, names: data?.names ?? {} };
}
