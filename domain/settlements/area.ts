import type { Area } from '../area.ts';

export const settlementsArea = {
  kinds: ['brand_month'],
  references: { brandMonthId: 'brand_month', replaced: 'brand_invoice' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
