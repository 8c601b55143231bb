import type { AnyProjection, Key, ReadModels } from '../../projection.ts';
import type { Table } from '../tables/table.ts';

/**
 * The projection that a row is told by: of several that share a table the one that reads the category which the key
 * begins with, and for rows that follow from others the one of these.
 */
export function ownerOf(models: ReadModels, table: Table, key: Key): AnyProjection {
  const source = models.derived.find((derived) => derived.table.name === table.name)?.source ?? table;
  const sharing = models.projections.filter((projection) => projection.table.name === source.name);
  const own = sharing.find(({ categories }) => categories.some((name) => String(key).startsWith(`${name}:`)));
  const owner = own ?? sharing[0];
  if (owner === undefined) throw new Error(`no projection writes ${table.name}`);
  return owner;
}
