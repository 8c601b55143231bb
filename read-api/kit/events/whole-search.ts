import type { Reading } from '../reading.ts';
import type { EventsQuery } from './contract.ts';
import { type SearchPage, searchPage } from './page.ts';

const atOnce = 500;

/** Yields all pages of a search, up to `query.limit` events if given. */
export async function* wholeSearch(reading: Reading, query: EventsQuery): AsyncGenerator<SearchPage> {
  const { limit = Number.POSITIVE_INFINITY, ...filters } = query;
  let left = limit;
  for (let after = query.after; left > 0; ) {
    const page = await searchPage(reading, {
      ...filters,
      ...(after !== undefined && { after }),
      limit: Math.min(atOnce, left),
    });
    yield page;
    if (page.after === null) return;
    after = page.after;
    left -= page.data.length;
  }
}
