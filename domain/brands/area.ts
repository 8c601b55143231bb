import type { Area } from '../area.ts';

export const brandsArea = {
  kinds: ['brand'],
  references: { brandId: 'brand' },
  referencesOf: {},
  // `brand` is listed because a brand's bank and business data are personal data, too.
  persons: ['brand', 'brand_admin'],
  upcasters: {},
} as const satisfies Area;
