import { notFound } from '#http/errors.ts';
import { highestId } from '#http/ids.ts';

/**
 * The rows of these ids in their order. A label that is left out would not be missed: throws 404 `<entity>.not_found` with the
 * first id that the caller does not see.
 */
export function allOf<Row extends { id: number }>(
  entity: string,
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notFound(entity, id);
    return row;
  });
}

/** Those that the database can be asked for. */
export const possible = (ids: readonly number[]) => ids.filter((id) => id <= highestId);

/** As they were asked for, also those that nobody can have. */
export function askedIds(ids: string): number[] {
  return [...new Set(ids.split(',').map(Number))];
}
