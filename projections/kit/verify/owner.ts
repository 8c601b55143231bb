import type { AnyProjection, Key, ReadModels } from '../../projection.ts';
import type { Table } from '../tables/table.ts';

/**
 * The projection under which a row is reported. If several share the table, it is the one that reads the category at the
 * start of the key; for derived rows, it is their source's projection.
 */
export function ownerOf(models: ReadModels, table: Table, key: Key): AnyProjection {
  const source = models.derived.find((derived) => derived.table.name === table.name)?.source ?? table;
  const sharing = models.projections.filter((projection) => projection.table.name === source.name);
  const own = sharing.find(({ categories }) => categories.some((name) => String(key).startsWith(`${name}:`)));
  const owner = own ?? sharing[0];
  if (owner === undefined) throw new Error(`no projection writes ${table.name}`);
  return owner;
}
