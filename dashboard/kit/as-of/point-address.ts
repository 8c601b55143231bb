/** A point of a thing's life as the API takes it in a query. */
export type PointQuery = { revision: string } | { as_of: string } | { as_of_recorded: string };

const names = ['revision', 'as_of', 'as_of_recorded'] as const;
const marked = 'compare';

/** The point that stands in the address of a page; null for now. */
export function pointFrom(search: URLSearchParams): PointQuery | null {
  for (const name of names) {
    const value = search.get(name);
    if (value !== null && value !== '') return { [name]: value } as PointQuery;
  }
  return null;
}

/** The point that the one in the address is compared with, as a difference takes it: a revision or an instant. */
export function markedFrom(search: URLSearchParams): string | null {
  const value = search.get(marked);
  return value === '' ? null : value;
}

/** The same address at another point; what else stands in it stays. */
export function withPoint(search: URLSearchParams, point: PointQuery | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  for (const [name, value] of Object.entries(point ?? {})) next.set(name, value);
  return next;
}

export function withMarked(search: URLSearchParams, point: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (point === null) next.delete(marked);
  else next.set(marked, point);
  return next;
}
