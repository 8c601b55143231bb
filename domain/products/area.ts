import type { Area } from '../area.ts';

export const productsArea = {
  kinds: ['product', 'product_size'],
  references: { productId: 'product', productIds: 'product', productSizeId: 'product_size' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
