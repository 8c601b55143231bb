import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Brands that are there: a member sees the published ones. */
export function brandsFor(db: ReadModels, caller: Caller) {
  const brands = db.selectFrom('read.brands as brand');
  if (caller.label === 'user') return brands.where('brand.status', '=', 'published');
  const present = brands.where('brand.status', 'in', ['published', 'unpublished']);
  return caller.label === 'brand_admin' ? present.where('brand.id', '=', caller.brandId) : present;
}
export type BrandsQuery = ReturnType<typeof brandsFor>;
