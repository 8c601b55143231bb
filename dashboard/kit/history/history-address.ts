import type { Kind } from '../areas/kind.ts';
import type { PageOf } from '../areas/page-of.ts';
import { cleanValue } from '../list/filters.ts';
import { historyFilters } from './history-filters.ts';

/** The state of a history that the address of its page contains, besides the page's own parameters. */
export interface HistoryAddress {
  filters: Readonly<Record<string, string>>;
  hidesHousekeeping: boolean;
  /** Id of the event that the address names; null if it names none. */
  event: string | null;
}

const housekeeping = 'housekeeping';
const hidden = 'hidden';
const shown = 'shown';
const eventId = 'event';

/**
 * Reads the state of a history from an address. A quiet history hides housekeeping at first. If the address names an
 * event or a type, it shows housekeeping, as the event may be housekeeping.
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

/** The address with another state of the history. The page's other parameters stay. */
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

/** The page that shows an entity as it was right after an event; null if its kind has no past states or no page. */
export function thenPath(
  kinds: Readonly<Record<string, Kind>>,
  pageOf: PageOf,
  { category, entityId, revision }: { category: string; entityId: string; revision: string },
): string | null {
  const page = kinds[category]?.hasPast ? pageOf(category, entityId) : null;
  return page === null ? null : `${page}?revision=${revision}`;
}

/** The page that shows an event of another entity in that entity's history; null if the entity has no page. */
export function eventPath(
  pageOf: PageOf,
  { category, entityId, id }: { category: string; entityId: string; id: string },
): string | null {
  const page = pageOf(category, entityId);
  return page === null ? null : `${page}?${eventId}=${encodeURIComponent(id)}`;
}
