import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import { api } from '../client/api.ts';
import { pointFrom } from './point-address.ts';

/** How a thing is or, where the address names a point, how it was. */
export function useDetail<Detail extends { asOf?: AsOf }>(path: string, id: string) {
  const [search] = useSearchParams();
  const point = pointFrom(search);
  const query = useQuery({
    // What was is not read again when something happens: it would be the same.
    queryKey: point === null ? [path, id] : ['as it was', path, id, point],
    queryFn: ({ signal }) =>
      api.call<Detail>('GET', path, { params: { id }, ...(point !== null && { query: point }), signal }),
    // From stop to stop the page stands, and does not flicker.
    placeholderData: (previous, last) => (last?.queryKey.includes(id) ? previous : undefined),
  });
  return { query, point };
}
