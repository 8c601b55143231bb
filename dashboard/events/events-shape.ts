import type { QueryValue } from '../kit/client/http-client.ts';
import { filterQuery, type ListState, shapeFor } from '../kit/list/list-state.ts';
import type { Scope } from '../kit/session/token.ts';

/** What events over all histories can be asked for. */
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
 * The filters as the call takes them. What only keeps the books is left out, unless it is asked to be shown, or a type or a
 * request is asked for, to which it may belong.
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
