import type { Area } from '../area.ts';

export const brandsArea = {
  kinds: ['brand'],
  references: { brandId: 'brand' },
  referencesOf: {},
  // Bank and business data of a brand are a person's, too.
  persons: ['brand', 'brand_admin'],
  upcasters: {},
} as const satisfies Area;
