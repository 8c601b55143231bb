import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';

/** Products that exist; members see only published ones. */
export function productsFor(db: ReadModels, caller: Caller) {
  const products = db.selectFrom('read.products as product');
  if (caller.label === 'user') return products.where('product.status', '=', 'published');
  const present = products.where('product.status', 'in', ['published', 'unpublished']);
  return caller.label === 'brand_admin' ? present.where('product.brandId', '=', caller.brandId) : present;
}
export type ProductsQuery = ReturnType<typeof productsFor>;
