import type { AnyProjection, Key, ReadModels } from '../../projection.ts';
import type { Table } from '../tables/table.ts';

/**
 * Returns the projection under which a row is reported. If several projections share the table, it is the one whose category
 * begins the key. For a derived row, it is the projection of its source.
 */
export function ownerOf(models: ReadModels, table: Table, key: Key): AnyProjection {
  const source = models.derived.find((derived) => derived.table.name === table.name)?.source ?? table;
  const sharing = models.projections.filter((projection) => projection.table.name === source.name);
  const own = sharing.find(({ categories }) => categories.some((name) => String(key).startsWith(`${name}:`)));
  const owner = own ?? sharing[0];
  if (owner === undefined) throw new Error(`no projection writes ${table.name}`);
  return owner;
}
