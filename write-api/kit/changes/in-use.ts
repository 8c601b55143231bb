import { sql } from 'kysely';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { untilIndexed } from '../index/until-known.ts';

/**
 * Throws 409 `removal.in_use` while a garment of these sizes, or of this brand, is reserved or lent. It waits until the index
 * has all acknowledged events. A concurrent reservation is refused on its own, since it reads the product's stream. Throws 503
 * if the index stays behind.
 */
export async function requireNotInUse(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  of: { productSizeIds: readonly number[] } | { brandId: number },
): Promise<void> {
  if ('productSizeIds' in of && of.productSizeIds.length === 0) return;
  await untilIndexed(deps);
  const base = deps.db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where(sql<boolean>`json_typeof(state -> 'holder') = 'object'`)
    .orderBy('stock_item_id')
    .limit(10);
  const held = await ('brandId' in of
    ? base.where('brand_id', '=', of.brandId)
    : base.where('product_size_id', 'in', of.productSizeIds)
  ).execute();
  if (held.length === 0) return;
  throw conflict(
    'removal.in_use',
    'a garment of it is reserved or lent; remove it after the garment is back',
    {
      stockItemIds: held.map((row) => Number(row.stock_item_id)),
    },
  );
}
