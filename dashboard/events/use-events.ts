import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventActors, EventCount, FoundEvents } from '#read-api/kit/events/contract.ts';
import { api } from '../kit/client/api.ts';
import type { QueryValue } from '../kit/client/http-client.ts';

export const eventsPath = '/v1/events';

type Query = Readonly<Record<string, QueryValue>>;

const pageSize = 50;
/** Maximum number of requests that follow an empty page automatically. After that the person decides whether to go on. */
const ledOnAtMost = 20;

/** A page's cursor, as a query parameter. */
export type Cursor = { after: string } | { before: string };

/** The cursor in a page's link to the next or previous page; null if the answer has no such link. */
export function cursorIn(link: string | null): Cursor | null {
  if (link === null) return null;
  const params = new URL(link).searchParams;
  const [after, before] = [params.get('after'), params.get('before')];
  if (after !== null) return { after };
  return before === null ? null : { before };
}

/** A page of a search. The server limits how many events one request scans; an empty page is followed by the next at once. */
export function useEvents(query: Query, cursor: Cursor | null) {
  return useQuery({
    queryKey: [eventsPath, query, cursor],
    queryFn: async ({ signal }) => {
      const page = (at: Cursor | null) =>
        api.call<FoundEvents>('GET', eventsPath, { query: { ...query, ...at, limit: pageSize }, signal });
      let found = await page(cursor);
      for (let n = 0; n < ledOnAtMost && found.data.length === 0; n += 1) {
        const { next, previous } = found.data;
        const on = cursorIn(cursor !== null && 'before' in cursor ? previous : next);
        if (on === null) break;
        found = await page(on);
      }
      return found;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The number of matching events. The first answer comes at once, as the server stops counting at a limit. If it stopped, it
 * counts all of them next, which takes a moment in a long log.
 */
export function useEventCount({ order: _, ...query }: Query): EventCount | undefined {
  const { data: bounded } = useCount(query, {});
  const { data: whole } = useCount(query, { exact: true }, bounded?.isExact === false);
  return bounded?.isExact === false ? (whole ?? bounded) : bounded;
}

function useCount(query: Query, exact: { exact?: true }, enabled = true) {
  const path = `${eventsPath}/count`;
  return useQuery({
    queryKey: [path, query, exact],
    queryFn: async ({ signal }) =>
      (await api.call<EventCount>('GET', path, { query: { ...query, ...exact }, signal })).data,
    enabled,
  });
}

/** Every actor of the events that the person may see. */
export function useEventActors() {
  // Live updates match query keys by path. The key `lookup` keeps this query from being refetched after every event.
  return useQuery({
    queryKey: ['lookup', `${eventsPath}/actors`],
    queryFn: async ({ signal }) =>
      (await api.call<EventActors>('GET', `${eventsPath}/actors`, { signal })).data.data,
    staleTime: 5 * 60_000,
  });
}
