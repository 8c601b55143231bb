import { useQueries } from '@tanstack/react-query';
import type { FilterOption } from '../filter-option.ts';
import type { Filter } from '../filters.ts';
import { type RemoteLookupName, remoteLookups } from './remote-lookups.ts';

/** How the texts of values are kept, whoever asks: the chips and the choice itself. */
export function namedOptions(remote: RemoteLookupName, value: string) {
  return {
    queryKey: ['lookup', remote, 'named', value],
    queryFn: ({ signal }: { signal: AbortSignal }) => remoteLookups[remote].named(value.split(','), signal),
    staleTime: 5 * 60_000,
  };
}

/** The texts of what is chosen in filters whose options the server is searched for, by filter name. */
export function useNamedOptions(
  filters: readonly Filter[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly FilterOption[]>> {
  const asked = filters.flatMap((filter) => {
    const value = values[filter.name];
    if (filter.kind !== 'lookup' || filter.remote === undefined || value === undefined) return [];
    return [{ name: filter.name, remote: filter.remote, value }];
  });
  return useQueries({
    queries: asked.map(({ remote, value }) => namedOptions(remote, value)),
    combine: (results) => Object.fromEntries(asked.map(({ name }, at) => [name, results[at]?.data ?? []])),
  });
}
