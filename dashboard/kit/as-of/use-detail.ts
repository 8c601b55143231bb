import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import { api } from '../client/api.ts';
import { pointFrom } from './point-address.ts';

/** Reads a thing's current state or, if the address has a point, its state at that point. */
export function useDetail<Detail extends { asOf?: AsOf }>(path: string, id: string) {
  const [search] = useSearchParams();
  const point = pointFrom(search);
  const query = useQuery({
    // A past state never changes, so its key does not match live updates.
    queryKey: point === null ? [path, id] : ['as it was', path, id, point],
    queryFn: ({ signal }) =>
      api.call<Detail>('GET', path, { params: { id }, ...(point !== null && { query: point }), signal }),
    // The page keeps the previous state while the next stop loads, and does not flicker.
    placeholderData: (previous, last) => (last?.queryKey.includes(id) ? previous : undefined),
  });
  return { query, point };
}
