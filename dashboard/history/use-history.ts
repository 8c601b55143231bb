import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { History, HistoryEntry } from '#read-api/history/contract.ts';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { filterQuery } from '../list/list-state.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { addressFrom, type HistoryAddress, withAddress } from './history-address.ts';
import { historyFilters } from './history-filters.ts';

/** Which history: the call's path and the id in it. */
export interface HistoryOf {
  path: string;
  id: number;
}

const pageSize = 50;

/** A history as far as it is loaded, newest first, with what stands of it in the address. */
export function useHistory({ path, id }: HistoryOf) {
  const [search, setSearch] = useSearchParams();
  const zone = zoneName(usePreference('zone'));
  const address = addressFrom(search);
  const query: Record<string, QueryValue> = {
    ...filterQuery(address, { filters: historyFilters }, zone),
    ...(address.hidesHousekeeping && { without_housekeeping: true }),
  };
  const loaded = useInfiniteQuery({
    queryKey: [path, id, query],
    queryFn: ({ pageParam, signal }) => historyPage({ path, id }, query, pageSize, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ data }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      return shown < data.count && data.length > 0 ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = loaded.data?.pages ?? [];
  const latest = pages.at(-1);
  const set = (next: HistoryAddress) => setSearch(withAddress(search, next), { preventScrollReset: true });
  return {
    loaded,
    query,
    address,
    entries: unique(pages.flatMap((page) => page.data.data)),
    names: Object.assign({}, ...pages.map((page) => page.data.names)) as Record<string, string>,
    latest: latest?.data,
    stale: latest?.stale ?? null,
    setFilter(name: string, value: string | null) {
      const { [name]: _, ...others } = address.filters;
      set({ ...address, filters: value === null ? others : { ...others, [name]: value }, event: null });
    },
    clearFilters: () => set({ ...address, filters: {}, event: null }),
    hideHousekeeping: (hidesHousekeeping: boolean) => set({ ...address, hidesHousekeeping, event: null }),
    /** Leads to an event; one that is not loaded may be one that is filtered out. */
    lookFor(event: string, isShown: boolean) {
      set(isShown ? { ...address, event } : { filters: {}, hidesHousekeeping: false, event });
    },
  };
}

export type LoadedHistory = ReturnType<typeof useHistory>;

export function historyPage(
  { path, id }: HistoryOf,
  query: Record<string, QueryValue>,
  limit: number,
  offset: number,
  signal?: AbortSignal,
) {
  return api.call<History>('GET', path, {
    params: { id },
    query: { ...query, limit, offset },
    ...(signal && { signal }),
  });
}

/** An event that comes while pages are read moves the others on by one: the last of a page is the first of the next. */
export function unique(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
