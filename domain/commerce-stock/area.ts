import type { Area } from '../area.ts';

export const commerceStockArea = {
  kinds: ['commerce_stock'],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
