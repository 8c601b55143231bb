import { useQuery } from '@tanstack/react-query';
import { referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { ReferenceEntry, ReferenceUse } from '#read-api/reference/contract.ts';
import { api } from '../kit/client/api.ts';
import type { AttributeKind } from './attribute-views.ts';
import { everyPage } from './every-page.ts';

/** An entry, with the fields that only some kinds have. */
export interface Entry extends ReferenceEntry {
  parentId?: number | null;
  gender?: string;
  isSupportMultipleTry?: boolean;
  categoryIds?: readonly number[];
}

const pageSize = 500;

export const entriesKey = (kind: AttributeKind) => ['entries', kind] as const;

/** All entries of a kind in the server's order; staff also get unpublished ones. */
export function useEntries(kind: AttributeKind) {
  return useQuery({
    queryKey: entriesKey(kind),
    queryFn: ({ signal }) => everyPage<Entry>(`/v2/${referenceKinds[kind].path}`, pageSize, signal),
  });
}

/** The uses of each entry of a kind, by id; undefined while they load, which does not mean that there are none. */
export function useUses(kind: AttributeKind): ReadonlyMap<number, ReferenceUse> | undefined {
  const { data } = useQuery({
    queryKey: ['uses', kind],
    queryFn: ({ signal }) =>
      api.call<{ data: ReferenceUse[] }>('GET', `/v2/${referenceKinds[kind].path}/uses`, { signal }),
  });
  return data && new Map(data.data.data.map((use) => [use.id, use]));
}
