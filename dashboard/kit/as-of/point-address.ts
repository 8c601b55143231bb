/** A point in an entity's history as query parameters of the API. */
export type PointQuery = { revision: string } | { as_of: string } | { as_of_recorded: string };

const names = ['revision', 'as_of', 'as_of_recorded'] as const;
const marked = 'compare';

/** The point in the page's URL; null for the present. */
export function pointFrom(search: URLSearchParams): PointQuery | null {
  for (const name of names) {
    const value = search.get(name);
    if (value !== null && value !== '') return { [name]: value } as PointQuery;
  }
  return null;
}

/** The marked point, a revision or an instant, with which the shown point is compared; null if no point is marked. */
export function markedFrom(search: URLSearchParams): string | null {
  const value = search.get(marked);
  return value === '' ? null : value;
}

/** The query parameters with another point; null removes the point. */
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
