import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Brand } from '#read-api/brands/contract.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { ApiError, UnreachableError } from '../kit/client/api-error.ts';
import { byEnglishName } from './by-english-name.ts';
import { everyPage } from './every-page.ts';

/** What rooms look names up in: the reference data of products, and the brands. */
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
  /** Left out are entries that are not published. */
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

/** How a lookup is asked for and kept: loaded once at the start, then every five minutes where it is in use. */
export function lookup<Name extends Lookup>(name: Name) {
  return queryOptions({
    queryKey: ['lookup', name] as const,
    // Without the signal: a room that is left while it loads must not take it away from the start-up and from others.
    queryFn: () => load(name),
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && isPassing(error),
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500);
}

/** The entries of a lookup, none while they are on their way: what needs them shows the rest meanwhile. */
export function useLookup<Name extends Lookup>(name: Name): readonly LookupEntries[Name][] {
  return useQuery(lookup(name)).data ?? none;
}

const none: readonly never[] = [];
