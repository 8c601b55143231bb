import { notFound } from '#http/errors.ts';
import { highestId } from '#http/ids.ts';

/**
 * Returns the rows of these ids in their order. Throws 404 `<entity>.not_found` for the first id that the caller may
 * not see: a missing label could go unnoticed.
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

/** Filters out ids beyond the database's integer range. */
export const possible = (ids: readonly number[]) => ids.filter((id) => id <= highestId);

/** Parses the requested ids, including out-of-range ones. */
