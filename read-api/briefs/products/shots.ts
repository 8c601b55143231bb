import type { ReadModels } from '../../database.ts';
import { pictureSet } from '../../kit/shown/picture.ts';
import type { PictureSet } from '../../kit/shown/picture-contract.ts';

/** All pictures of a product, its cover first; empty until the product's own events are projected. */
export async function shotsOf(db: ReadModels, productId: number): Promise<PictureSet[]> {
  const row = await db
    .selectFrom('read.products')
    .select(['coverImage', 'contents'])
    .where('id', '=', productId)
    .executeTakeFirst();
  const hashes = row === undefined ? [] : [row.coverImage, ...row.contents];
  return [...new Set(hashes)].flatMap((hash) => pictureSet(hash) ?? []);
}
