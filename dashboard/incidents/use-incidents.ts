import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Incidents } from '#read-api/incidents/contract.ts';
import { api } from '../kit/client/api.ts';
import type { QueryValue } from '../kit/client/http-client.ts';

export const incidentsPath = '/v1/incidents';
const atOnce = 50;

/** The incidents that a query matches, loaded page by page. */
export function useIncidents(query: Readonly<Record<string, QueryValue>>) {
  const loaded = useInfiniteQuery({
    queryKey: [incidentsPath, query],
    queryFn: ({ pageParam, signal }) =>
      api.call<Incidents>('GET', incidentsPath, {
        query: { ...query, limit: atOnce, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ data }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      return shown < data.count && data.length > 0 ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = loaded.data?.pages ?? [];
  return {
    loaded,
    latest: pages.at(-1)?.data,
    stale: pages.at(-1)?.stale ?? null,
    incidents: pages.flatMap((page) => page.data.data),
    names: Object.assign({}, ...pages.map((page) => page.data.names)) as Record<string, string>,
  };
}
