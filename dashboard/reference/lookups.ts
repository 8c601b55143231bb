import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Brand } from '#read-api/brands/contract.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { ApiError, UnreachableError } from '../kit/client/api-error.ts';
import { byEnglishName } from './by-english-name.ts';
import { everyPage } from './every-page.ts';

/** Lists with the names that pages need: the reference data of products, and the brands. */
interface LookupEntries {
  categories: ReferenceEntry;
  'material-types': ReferenceEntry;
  'size-types': ReferenceEntry;
  'measurement-types': ReferenceEntry;
  styles: ReferenceEntry;
  seasons: ReferenceEntry;
  brands: Pick<Brand, 'id' | 'name' | 'nameKo'>;
}

export type Lookup = keyof LookupEntries;

interface LookupSource {
  path: string;
  pageSize: number;
  /** Whether the lookup leaves out unpublished entries. */
  publishedOnly?: true;
}

const sources: Record<Lookup, LookupSource> = {
  categories: { path: '/v2/categories', pageSize: 500 },
  'material-types': { path: '/v2/material-types', pageSize: 500, publishedOnly: true },
  'size-types': { path: '/v2/size-types', pageSize: 500 },
  'measurement-types': { path: '/v2/measurement-types', pageSize: 500 },
  styles: { path: '/v2/styles', pageSize: 500, publishedOnly: true },
  seasons: { path: '/v2/seasons', pageSize: 50 },
  brands: { path: '/v1/brands', pageSize: 500 },
};

export const lookupNames = Object.keys(sources) as Lookup[];

async function load<Name extends Lookup>(name: Name): Promise<LookupEntries[Name][]> {
  const { path, pageSize, publishedOnly } = sources[name];
  const entries = await everyPage<LookupEntries[Lookup]>(path, pageSize);
  const kept = publishedOnly
    ? entries.filter((entry) => !('isPublished' in entry) || entry.isPublished)
    : entries;
  const sorted = name === 'brands' ? byEnglishName(kept as LookupEntries['brands'][]) : kept;
  return sorted as LookupEntries[Name][];
}

/** Query options of a lookup. It is loaded at the start, and again at its next use after five minutes. */
export function lookup<Name extends Lookup>(name: Name) {
  return queryOptions({
    queryKey: ['lookup', name] as const,
    // Without an abort signal, as leaving a page must not cancel a load that the start-up or another page awaits.
    queryFn: () => load(name),
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && isPassing(error),
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500);
}

/** The entries of a lookup; empty while they load, so that pages can show all other content. */
export function useLookup<Name extends Lookup>(name: Name): readonly LookupEntries[Name][] {
  return useQuery(lookup(name)).data ?? none;
}

const none: readonly never[] = [];
