import type { Kysely } from 'kysely';
import type { ProductEvent } from '#domain/products/product-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** Indexes the product of each size, because a size is part of the product's stream. */
export const sizeIndex: Indexer = {
  keep: indexProductSizes,
  table: 'write.product_sizes',
};

async function indexProductSizes(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const rows = events.flatMap((stored) => {
    const event = stored as ProductEvent;
    // An event with invalid data is skipped.
    if (event.type !== 'ProductSizeAdded' || !event.data?.productSizeId) return [];
    return [{ product_size_id: event.data.productSizeId, product_id: event.data.productId }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('write.product_sizes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the product of a size; null if the size is unknown. */
export async function productOfSize(
  db: Kysely<WriteDatabase>,
  productSizeId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('write.product_sizes')
    .select('product_id')
    .where('product_size_id', '=', productSizeId)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.product_id);
}
