import type { BrandStatus } from '#domain/brands/brand-state.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';

/** Statuses of present brands, whose admins may sign in. */
export const presentStatuses = ['published', 'unpublished'] as const satisfies readonly BrandStatus[];
/** Statuses of brands that only staff see. */
export const appliedStatuses = ['applied', 'declined'] as const satisfies readonly BrandStatus[];

/**
 * Brands that the caller may see: staff see applicants too, a brand admin only its own brand, members only published
 * brands.
 */
export function brandsFor(db: ReadModels, caller: Caller) {
  const brands = db.selectFrom('read.brands as brand');
  if (caller.label === 'user') return brands.where('brand.status', '=', 'published');
  if (caller.label === 'staff') {
    return brands.where('brand.status', 'in', [...presentStatuses, ...appliedStatuses]);
  }
  return brands.where('brand.status', 'in', presentStatuses).where('brand.id', '=', caller.brandId);
}
export type BrandsQuery = ReturnType<typeof brandsFor>;
