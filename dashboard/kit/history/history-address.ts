import type { Kind } from '../areas/kind.ts';
import type { PageOf } from '../areas/page-of.ts';
import { cleanValue } from '../list/filters.ts';
import { historyFilters } from './history-filters.ts';

/** What of a history stands in the address of its page, beside what the page itself keeps there. */
export interface HistoryAddress {
  filters: Readonly<Record<string, string>>;
  hidesHousekeeping: boolean;
  /** The event that a link leads to. */
  event: string | null;
}

const housekeeping = 'housekeeping';
const hidden = 'hidden';
const shown = 'shown';
const eventId = 'event';

/**
 * What an address says of a history. One that is quiet leaves its housekeeping out at first, unless some event or type is sought: that
 * may be among it.
 */
export function addressFrom(search: URLSearchParams, isQuiet = false): HistoryAddress {
  const filters: Record<string, string> = {};
  for (const filter of historyFilters) {
    const value = cleanValue(filter, search.get(filter.name) ?? '');
    if (value !== null) filters[filter.name] = value;
  }
  const event = search.get(eventId);
  const said = search.get(housekeeping);
  const isSought = event !== null || filters.types !== undefined;
  return { filters, hidesHousekeeping: isQuiet ? said !== shown && !isSought : said === hidden, event };
}

/** The same address with another part of a history; what belongs to the page stays. */
export function withAddress(
  search: URLSearchParams,
  address: HistoryAddress,
  isQuiet = false,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null | undefined) => {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  };
  for (const { name } of historyFilters) put(name, address.filters[name]);
  const [hides, shows] = isQuiet ? [null, shown] : [hidden, null];
  put(housekeeping, address.hidesHousekeeping ? hides : shows);
  put(eventId, address.event);
  return next;
}

/** Where a thing is shown as it was right after an event; null for what cannot be looked at so. */
export function thenPath(
  kinds: Readonly<Record<string, Kind>>,
  pageOf: PageOf,
  { category, entityId, revision }: { category: string; entityId: string; revision: string },
): string | null {
  const page = kinds[category]?.hasPast ? pageOf(category, entityId) : null;
  return page === null ? null : `${page}?revision=${revision}`;
}

/** Where an event of another entity can be seen in its own history; null where that entity has no page. */
export function eventPath(
  pageOf: PageOf,
  { category, entityId, id }: { category: string; entityId: string; id: string },
): string | null {
  const page = pageOf(category, entityId);
  return page === null ? null : `${page}?${eventId}=${encodeURIComponent(id)}`;
}
