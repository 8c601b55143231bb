import type { Area } from '../area.ts';

export const trysetItemsArea = {
  kinds: ['tryset_item'],
  references: { trysetItemId: 'tryset_item', itemIds: 'tryset_item' },
  referencesOf: { TrysetItemStockReplaced: { from: 'stock_item', to: 'stock_item' } },
  persons: [],
  upcasters: {},
} as const satisfies Area;
