import { sql } from 'kysely';
import { conflict } from '#http/errors.ts';
import type { MasterDeps } from '../auth/deps.ts';

/**
 * 409 `removal.in_use` while a garment of these sizes, or of this brand, is reserved or lent. A look at the index: a
 * reservation at the same moment is refused by itself, since it looks at the product's own stream.
 */
export async function requireNotInUse(
  { db }: Pick<MasterDeps, 'db'>,
  of: { productSizeIds: readonly number[] } | { brandId: number },
): Promise<void> {
  const base = db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where(sql<boolean>`json_typeof(state -> 'holder') = 'object'`)
    .orderBy('stock_item_id')
    .limit(10);
  if ('productSizeIds' in of && of.productSizeIds.length === 0) return;
  const held = await ('brandId' in of
    ? base.where('brand_id', '=', of.brandId)
    : base.where('product_size_id', 'in', of.productSizeIds)
  ).execute();
  if (held.length === 0) return;
  throw conflict('removal.in_use', 'garments of it are reserved or lent', {
    stockItemIds: held.map((row) => Number(row.stock_item_id)),
  });
}
