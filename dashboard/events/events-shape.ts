import type { QueryValue } from '../kit/client/http-client.ts';
import { filterQuery, type ListState, shapeFor } from '../kit/list/list-state.ts';
import type { Scope } from '../kit/session/token.ts';

/** The filters and sortings of the search over all events. */
export const eventsShape = shapeFor({
  filters: [
    { name: 'codes', kind: 'codes' },
    { name: 'types', kind: 'lookup', several: true },
    { name: 'time', kind: 'period', wire: 'after_before' },
    { name: 'actors', kind: 'lookup', several: true },
    { name: 'reason', kind: 'text' },
    { name: 'user_id', kind: 'lookup', several: false, remote: 'user' },
    { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
    { name: 'tryset_item_id', kind: 'text', seldom: true },
    { name: 'tryset_id', kind: 'text', seldom: true },
    { name: 'product_id', kind: 'lookup', several: false, remote: 'product', seldom: true },
    { name: 'correlation_id', kind: 'text', seldom: true },
    { name: 'recorded', kind: 'period', wire: 'after_before', seldom: true },
    { name: 'stock_item_id', kind: 'given' },
    { name: 'housekeeping', kind: 'choice', options: ['shown'], group: 'events.housekeeping', seldom: true },
  ],
  orders: ['time'],
});

/**
 * The filters as query parameters. Housekeeping events are left out, unless the person shows them or filters by type or request,
 * which may match such events.
 */
export function eventsQuery(
  state: Pick<ListState, 'filters'>,
  scope: Scope | undefined,
  timeZone: string,
): Record<string, QueryValue> {
  const { housekeeping, ...query } = filterQuery(state, eventsShape(scope), timeZone);
  const isShown =
    housekeeping !== undefined || query.types !== undefined || query.correlation_id !== undefined;
  return { ...query, ...(!isShown && { without_housekeeping: true }) };
}
