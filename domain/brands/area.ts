import type { Area } from '../area.ts';

export const brandsArea = {
  kinds: ['brand'],
  references: { brandId: 'brand' },
  referencesOf: {},
  // The bank and business data of a brand are personal data, too.
  persons: ['brand', 'brand_admin'],
  upcasters: {},
} as const satisfies Area;
