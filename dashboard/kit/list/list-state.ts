import type { QueryValue } from '../client/http-client.ts';
import { dayEnd, dayStart } from '../preferences/days.ts';
import type { Scope } from '../session/token.ts';
import { type ColumnChoice, columnsFrom, columnsText, type Density, densityFrom } from './column-choice.ts';
import { cleanValue, type Filter } from './filters.ts';
import { filtersOfPast, filtersThen, instantOf, type ListPast, ordersThen } from './past/list-past.ts';

export const pageSizes = [20, 50, 100] as const;
export const defaultPageSize = 50;

/**
 * The state of a list, all of it in the address. `page` counts from 1. `order` is a field, with `-` before it for
 * descending. `columns` and `density` are null for the list's defaults.
 */
export interface ListState {
  filters: Readonly<Record<string, string>>;
  order: string | null;
  page: number;
  size: number;
  columns: readonly ColumnChoice[] | null;
  density: Density | null;
}

export interface ListShape {
  filters: readonly Filter[];
  orders: readonly string[];
  /** Parameters of every call, for a page that shows only a part of the list. */
  fixed?: Readonly<Record<string, string>>;
  /** The page's default order; without it the call's own order applies. */
  firstOrder?: string;
  /** What the list knows of its past. */
  past?: ListPast;
}

/** The list's shape for a scope. Brand admins get no staff-only filters, since their lists have one brand. */
export function shapeFor(given: ListShape): (scope: Scope | undefined) => ListShape {
  const { past, filters } = given;
  const all = past === undefined ? given : { ...given, filters: [...filters, ...filtersOfPast(past)] };
  const own: ListShape = { ...all, filters: all.filters.filter(({ staffOnly }) => !staffOnly) };
  return (scope) => (scope === 'staff' ? all : own);
}

/** Reads the state from an address and ignores unknown parts. */
export function stateFrom(search: URLSearchParams, shape: ListShape): ListState {
  const all: Record<string, string> = {};
  for (const filter of shape.filters) {
    const value = cleanValue(filter, search.get(filter.name) ?? '');
    if (value !== null) all[filter.name] = value;
  }
  const found = filtersThen(all, shape.past);
  const orders = found.as_of === undefined ? shape.orders : ordersThen;
  const order = search.get('order');
  const page = Number(search.get('page') ?? 1);
  const size = Number(search.get('size') ?? defaultPageSize);
  return {
    filters: found,
    order: order !== null && orders.includes(order.replace(/^-/, '')) ? order : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultPageSize,
    columns: columnsFrom(search.get('columns')),
    density: densityFrom(search.get('density')),
  };
}

/** Writes the state as an address, in the order of the list's filters, without defaults. */
export function searchOf(state: ListState, { filters, past }: ListShape): URLSearchParams {
  const search = new URLSearchParams();
  const values = filtersThen(state.filters, past);
  for (const { name } of filters) {
    const value = values[name];
    if (value !== undefined) search.set(name, value);
  }
  if (state.order !== null) search.set('order', state.order);
  if (state.page !== 1) search.set('page', String(state.page));
  if (state.size !== defaultPageSize) search.set('size', String(state.size));
  if (state.columns !== null) search.set('columns', columnsText(state.columns));
  if (state.density !== null) search.set('density', state.density);
  return search;
}

/** The filters in the form of the call: days become instants of the person's time zone. */
export function filterQuery(
  state: Pick<ListState, 'filters'>,
  { filters, fixed }: Pick<ListShape, 'filters' | 'fixed'>,
  timeZone: string,
): Record<string, QueryValue> {
  const query: Record<string, QueryValue> = { ...fixed };
  for (const filter of filters) {
    const value = state.filters[filter.name];
    if (value === undefined) continue;
    if (filter.kind === 'moment') {
      query[filter.name] = instantOf(value, timeZone);
      continue;
    }
    if (filter.kind !== 'period' || filter.wire === 'days') {
      query[filter.name] = value;
      if (filter.kind === 'flag' && filter.zone !== undefined) query[filter.zone] = timeZone;
      continue;
    }
    const [first = value, last = first] = value.split(',');
    const [from, to] = [dayStart(first, timeZone), dayEnd(last, timeZone)];
    if (filter.wire === 'list') query[filter.name] = `${from},${to}`;
    else Object.assign(query, { [`${filter.name}_after`]: from, [`${filter.name}_before`]: to });
  }
  return query;
}

/** All parameters of the call of a list's page. */
export function listQuery(state: ListState, shape: ListShape, timeZone: string): Record<string, QueryValue> {
  return {
    ...filterQuery(state, shape, timeZone),
    order: orderFor(state, shape),
    limit: state.size,
    offset: (state.page - 1) * state.size,
  };
}

/** The requested order; null if the call's own order applies. */
export function orderFor({ order }: Pick<ListState, 'order'>, { firstOrder }: ListShape): string | null {
  return order ?? firstOrder ?? null;
}

/** Changes a filter, and returns to the first page. */
export function withFilter(state: ListState, name: string, value: string | null): ListState {
  const { [name]: _, ...others } = state.filters;
  return {
    ...state,
    page: 1,
    filters: value === null || value === '' ? others : { ...others, [name]: value },
  };
}
