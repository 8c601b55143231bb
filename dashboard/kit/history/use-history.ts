import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { History, HistoryEntry } from '#read-api/kit/history/contract.ts';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { filterQuery } from '../list/list-state.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { useSearch } from '../routes/use-search.ts';
import { addressFrom, type HistoryAddress, withAddress } from './history-address.ts';
import { historyFilters } from './history-filters.ts';

/** Names a history by the path of its call and the id in it. */
export interface HistoryOf {
  path: string;
  id: number | string;
  /** Whether housekeeping is hidden at first, for histories with much of it. */
  isQuiet?: boolean;
}

const pageSize = 50;

/** The loaded part of a history, newest first, with its state from the address. */
export function useHistory({ path, id, isQuiet = false }: HistoryOf) {
  const [search, change] = useSearch();
  const zone = zoneName(usePreference('zone'));
  const address = addressFrom(search, isQuiet);
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
  const update = (next: (now: HistoryAddress) => HistoryAddress) =>
    change((newest) => withAddress(newest, next(addressFrom(newest, isQuiet)), isQuiet), {
      preventScrollReset: true,
    });
  return {
    loaded,
    query,
    address,
    entries: unique(pages.flatMap((page) => page.data.data)),
    names: Object.assign({}, ...pages.map((page) => page.data.names)) as Record<string, string>,
    latest: latest?.data,
    stale: latest?.stale ?? null,
    setFilter(name: string, value: string | null) {
      update((now) => {
        const { [name]: _, ...others } = now.filters;
        return { ...now, filters: value === null ? others : { ...others, [name]: value }, event: null };
      });
    },
    clearFilters: () => update((now) => ({ ...now, filters: {}, event: null })),
    hideHousekeeping: (hidesHousekeeping: boolean) =>
      update((now) => ({ ...now, hidesHousekeeping, event: null })),
    /** Goes to an event. If the event is not shown, it clears the filters, since they may hide the event. */
    lookFor(event: string, isShown: boolean) {
      update((now) => (isShown ? { ...now, event } : { filters: {}, hidesHousekeeping: false, event }));
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

/** Removes repeated entries: a new event moves the last entry of a page to the start of the next. */
export function unique(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
