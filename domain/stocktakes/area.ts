import type { Area } from '../area.ts';

export const stocktakesArea = {
  kinds: ['stocktake'],
  references: {
    stocktakeId: 'stocktake',
    missing: 'stock_item',
    gone: 'stock_item',
    left: 'stock_item',
    stockItemIds: 'stock_item',
  },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
