import type { Area } from '../area.ts';

/** An order has a key of its own for its buyer's data, which is deleted after five years. */
export const ordersArea = {
  kinds: ['order'],
  references: { orderId: 'order' },
  referencesOf: {},
  persons: ['order'],
  upcasters: {},
  incidents: { OrderForged: 'always', OrderItemLost: 'always', OrderGoodwillGranted: 'always' },
} as const satisfies Area;
