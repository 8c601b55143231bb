import { type Kysely, sql } from 'kysely';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { WriteDatabase } from '../database.ts';

/**
 * The garments that have a piece of this tag, or in this slot, as the index knows them; upper and lower case are the same.
 * Both sides are compared as JSON in lower case, names of fields and all.
 */
export async function garmentsWithPieceLike(
  db: Kysely<WriteDatabase>,
  like: { tag: string } | { slot: Slot },
): Promise<number[]> {
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where(sql<boolean>`json_array_length(state -> 'pieces') > 0`)
    .where(sql<boolean>`lower((state -> 'pieces')::text)::jsonb @> lower(${JSON.stringify([like])})::jsonb`)
    .execute();
  return rows.map((row) => Number(row.stock_item_id));
}
