import type { EntityKind } from '#domain/areas.ts';
import type { FilterOption } from '../filter-option.ts';
import { asking } from './asking.ts';
import type { LoadLookup } from './remote-lookup.ts';

/** The lookup of an entity kind. A kind without a lookup has no options. */
interface LookupOf {
  kind: EntityKind;
  lookup: LoadLookup | undefined;
}

interface Query {
  signal: AbortSignal;
}

/** The query for the texts of chosen values. The chips and the choice share its cache entry. */
export function namedOptions({ kind, lookup }: LookupOf, value: string) {
  return {
    queryKey: ['lookup', kind, 'named', value],
    queryFn: async ({ signal }: Query): Promise<FilterOption[]> =>
      (await lookup?.())?.named(value.split(','), asking(signal)) ?? [],
    staleTime: 5 * 60_000,
  };
}

/** The query of the options that match a search text. */
export function foundOptions({ kind, lookup }: LookupOf, text: string) {
  return {
    queryKey: ['lookup', kind, text],
    queryFn: async ({ signal }: Query): Promise<FilterOption[]> =>
      (await lookup?.())?.search(text, asking(signal)) ?? [],
    staleTime: 60_000,
  };
}
