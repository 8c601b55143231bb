import { useQuery } from '@tanstack/react-query';
import { type ReferenceKind, referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { ReferenceEntry, ReferenceUse } from '#read-api/reference/contract.ts';
import { api } from '../kit/client/api.ts';
import { isNamed } from './attribute-views.ts';
import { everyPage } from './every-page.ts';

/** An entry, with the fields that only some kinds have. */
export interface Entry extends ReferenceEntry {
  parentId?: number | null;
  gender?: string;
  isSupportMultipleTry?: boolean;
  categoryIds?: readonly number[];
  productIds?: readonly number[];
  description?: string | null;
  link?: string | null;
}

const pageSize = 500;

export const entriesKey = (kind: ReferenceKind) => ['entries', kind] as const;

/** All entries of a kind in the server's order; staff also get unpublished ones. */
export function useEntries(kind: ReferenceKind) {
  return useQuery({
    queryKey: entriesKey(kind),
    queryFn: ({ signal }) => everyPage<Entry>(`/v2/${referenceKinds[kind].path}`, pageSize, signal),
  });
}

/** The uses of each entry of a kind, by id. Undefined while they load, and for kinds that nothing names. */
export function useUses(kind: ReferenceKind): ReadonlyMap<number, ReferenceUse> | undefined {
  const { data } = useQuery({
    enabled: isNamed(kind),
    queryKey: ['uses', kind],
    queryFn: ({ signal }) =>
      api.call<{ data: ReferenceUse[] }>('GET', `/v2/${referenceKinds[kind].path}/uses`, { signal }),
  });
  return data && new Map(data.data.data.map((use) => [use.id, use]));
}
