import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeHistory } from '../history/whole-history.ts';
import { type Life, stopsOf } from './stops.ts';

/** All stops of a thing. A new event refreshes its history and adds the newest stop. */
export function useStops(path: string, id: number, life: Life) {
  const historyPath = `${path}/history`;
  const query = useQuery({
    queryKey: [historyPath, id, 'stops'],
    queryFn: ({ signal }) =>
      wholeHistory({ path: historyPath, id }, { categories: life.join() }, () => {}, signal),
  });
  const { data } = query;
  const stops = useMemo(() => stopsOf(life, data?.entries ?? []), [life, data]);
  return { query, stops, names: data?.names ?? {} };
}
