import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventActors, EventCount, FoundEvents } from '#read-api/kit/events/contract.ts';
import { api } from '../kit/client/api.ts';
import type { QueryValue } from '../kit/client/http-client.ts';

export const eventsPath = '/v1/events';

type Query = Readonly<Record<string, QueryValue>>;

const pageSize = 50;
/** A search that finds nothing is led on so many times; then the person decides. */
const ledOnAtMost = 20;

/** Where a page goes on or back to: the parameters of its link. */
export type Cursor = { after: string } | { before: string };

/** The cursor of a link of a page; null where there is none. */
export function cursorIn(link: string | null): Cursor | null {
  if (link === null) return null;
  const params = new URL(link).searchParams;
  const [after, before] = [params.get('after'), params.get('before')];
  if (after !== null) return { after };
  return before === null ? null : { before };
}

/** A page of a search. One that looked at all it may and found nothing is followed by the next at once. */
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

/** How many there are: of many only that there are at least so many, unless they are to be counted to the end. */
export function useEventCount({ order: _, ...query }: Query, isExact: boolean) {
  const path = `${eventsPath}/count`;
  return useQuery({
    queryKey: [path, query, isExact],
    queryFn: async ({ signal }) => {
      const asked = { ...query, ...(isExact && { exact: true }) };
      return (await api.call<EventCount>('GET', path, { query: asked, signal })).data;
    },
  });
}

/** Who ever did anything that the person may see. */
export function useEventActors() {
  // Kept under a name of its own: it need not be read again whenever something happens.
  return useQuery({
    queryKey: ['lookup', `${eventsPath}/actors`],
    queryFn: async ({ signal }) =>
      (await api.call<EventActors>('GET', `${eventsPath}/actors`, { signal })).data.data,
    staleTime: 5 * 60_000,
  });
}
