import { type Kysely, sql } from 'kysely';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { WriteDatabase } from '../database.ts';

/**
 * Returns the indexed garments that have a piece with this tag or in this slot, ignoring case. The comparison is between
 * lowercase JSON texts, including the field names.
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
