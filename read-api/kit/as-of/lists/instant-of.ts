import { ApiError, invalidQuery } from '#http/errors.ts';
import { pagingOf } from '#http/lists.ts';
import { momentOf, pointOf } from '../point.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';

/** Filters and orders that a list knows of its past. */
export interface KnownThen {
  filters: readonly string[];
  orders: readonly string[];
}

const compared = ['compare_to', 'change', 'from_status', 'to_status'] as const;
const always = ['as_of', 'limit', 'offset', 'order', 'language', 'time_zone', ...compared];
const rowsAtMost = 100;

/**
 * Returns the ISO instant that a list's query asks for; null for the list as it is now. A future time means now.
 *
 * @throws 400 `as_of.filter_unknown` for a filter that the past does not know, with all that it knows. 400 `request.invalid` for
 * `as_of_recorded`, another order, and more than 100 rows.
 */
export function instantOf(
  query: AsOfListParams & { limit?: number; order?: string },
  { filters, orders }: KnownThen,
  now: Date,
): string | null {
  if (query.as_of_recorded !== undefined) {
    throw invalidQuery('as_of_recorded', 'is for details only: ask a list for as_of');
  }
  const point = pointOf({ ...(query.as_of !== undefined && { as_of: query.as_of }) }, now);
  if (point?.by !== 'time') return null;
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const unknown = given.filter((name) => !always.includes(name) && !filters.includes(name));
  if (unknown.length > 0) throw filterUnknown(unknown, filters);
  const allowed = orders.flatMap((field) => [field, `-${field}`]);
  if (query.order !== undefined && !allowed.includes(query.order)) {
    throw invalidQuery('order', 'is not known of the past', allowed);
  }
  if (pagingOf(query).limit > rowsAtMost) {
    throw invalidQuery('limit', `is at most ${rowsAtMost} with as_of`);
  }
  return point.time;
}

/**
 * Returns the two ISO instants that a list's query compares, `from` before `to`; null if it compares none.
 *
 * @throws 400 as `instantOf` does. 400 `request.invalid` for parameters of a comparison without both instants, and for instants in
 * another order.
 */
export function endsOf(
  query: AsOfListParams & CompareParams & { limit?: number; order?: string },
  known: KnownThen,
  now: Date,
): { from: string; to: string } | null {
  const from = instantOf(query, known, now);
  const given = compared.find((name) => query[name] !== undefined);
  if (given === undefined) return null;
  if (from === null) throw invalidQuery(given, 'compares with as_of: give as_of too');
  if (query.compare_to === undefined)
    throw invalidQuery(given, 'belongs to a comparison: give compare_to too');
  const to = momentOf('compare_to', query.compare_to, now);
  if (to <= from) throw invalidQuery('compare_to', 'must be after as_of');
  return { from, to };
}

function filterUnknown(unknown: readonly string[], known: readonly string[]): ApiError {
  return new ApiError(
    400,
    'as_of.filter_unknown',
    `as_of does not know ${unknown.join(', ')}; it knows ${known.join(', ')}`,
    { detail: { unknown, known } },
  );
}
