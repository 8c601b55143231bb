import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeHistory } from '../history/whole-history.ts';
import { categoriesOf, type PastKind, stopsOf } from './stops.ts';

/** Every stop of a life. Its history is read again when something happens, and the newest stop is added. */
export function useStops(path: string, id: number, kind: PastKind) {
  const historyPath = `${path}/history`;
  const query = useQuery({
    queryKey: [historyPath, id, 'stops'],
    queryFn: ({ signal }) =>
      wholeHistory({ path: historyPath, id }, { categories: categoriesOf(kind) }, () => {}, signal),
  });
  const { data } = query;
  const stops = useMemo(() => stopsOf(kind, data?.entries ?? []), [kind, data]);
  return { query, stops, names: data?.names ?? {} };
}
