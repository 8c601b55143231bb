/** A point in a thing's history, in the form of the API's query. */
export type PointQuery = { revision: string } | { as_of: string } | { as_of_recorded: string };

const names = ['revision', 'as_of', 'as_of_recorded'] as const;
const marked = 'compare';

/** The point in the page's address; null for now. */
export function pointFrom(search: URLSearchParams): PointQuery | null {
  for (const name of names) {
    const value = search.get(name);
    if (value !== null && value !== '') return { [name]: value } as PointQuery;
  }
  return null;
}

/** The marked point that the address compares with, in the form of the difference call: a revision or an instant. */
export function markedFrom(search: URLSearchParams): string | null {
  const value = search.get(marked);
  return value === '' ? null : value;
}

/** The address with another point; its other parameters stay. */
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
