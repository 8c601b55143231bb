import { sql } from 'kysely';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import type { ReadModels } from '../database.ts';

export type Names = (kind: ReferenceKind, id: number) => { id: number; name: string };

/** Names of reference data entries, by kind and id; empty for missing entries. */
export async function referenceNames(
  db: ReadModels,
  wanted: readonly { kind: ReferenceKind; ids: readonly number[] }[],
): Promise<Names> {
  const keys = wanted.flatMap(({ kind, ids }) => ids.map((id) => `${kind}-${id}`));
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('read.reference')
          .select(['key', 'name'])
          .where(sql<boolean>`key = any(${keys})`)
          .execute();
  const byKey = new Map(rows.map(({ key, name }) => [key, name]));
  return (kind, id) => ({ id, name: byKey.get(`${kind}-${id}`) ?? '' });
}
