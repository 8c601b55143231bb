import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/client/api.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';

const none: readonly FilterOption[] = [];

/** Options of the style filter in the list of brands. */
export function useStyleOptions(): readonly FilterOption[] {
  const { data } = useQuery({
    queryKey: ['/v2/styles', 'options'],
    queryFn: ({ signal }) =>
      api.call<{ data: { id: number; name: string }[] }>('GET', '/v2/styles', {
        query: { limit: 500 },
        signal,
      }),
    staleTime: 5 * 60_000,
  });
  return data?.data.data.map(({ id, name }) => ({ value: String(id), text: name })) ?? none;
}
