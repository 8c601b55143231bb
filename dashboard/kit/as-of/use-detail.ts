import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import { api } from '../client/api.ts';
import { pointFrom } from './point-address.ts';

/** Loads an entity's present state or, if the URL contains a point, its state at that point. */
export function useDetail<Detail extends { asOf?: AsOf }>(path: string, id: string) {
  const [search] = useSearchParams();
  const point = pointFrom(search);
  const query = useQuery({
    // The key of a past state does not begin with the path, so that live updates do not refetch it. The past never changes.
    queryKey: point === null ? [path, id] : ['as it was', path, id, point],
    queryFn: ({ signal }) =>
      api.call<Detail>('GET', path, { params: { id }, ...(point !== null && { query: point }), signal }),
    // The page keeps the previous stop's state while the next one loads, so that it does not flicker.
    placeholderData: (previous, last) => (last?.queryKey.includes(id) ? previous : undefined),
  });
  return { query, point };
}
