import { useQueries } from '@tanstack/react-query';
import { useAreas } from '../../areas/use-areas.ts';
import type { FilterOption } from '../filter-option.ts';
import type { Filter } from '../filters.ts';
import { namedOptions } from './lookup-queries.ts';

/** The texts of chosen values, by filter name, for filters whose options come from a server search. */
export function useNamedOptions(
  filters: readonly Filter[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly FilterOption[]>> {
  const { kinds } = useAreas();
  const asked = filters.flatMap((filter) => {
    const value = values[filter.name];
    if (filter.kind !== 'lookup' || filter.remote === undefined || value === undefined) return [];
    return [{ name: filter.name, kind: filter.remote, value }];
  });
  return useQueries({
    queries: asked.map(({ kind, value }) => namedOptions({ kind, lookup: kinds[kind]?.lookup }, value)),
    combine: (results) => Object.fromEntries(asked.map(({ name }, at) => [name, results[at]?.data ?? []])),
  });
}
