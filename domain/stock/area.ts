import type { Area } from '../area.ts';

export const stockArea = {
  kinds: ['stock_item'],
  references: { stockItemId: 'stock_item' },
  referencesOf: { StockItemSizeChanged: { from: 'product_size', to: 'product_size' } },
  persons: [],
  incidents: {
    StockItemHeld: 'always',
    StockItemMarkedUnavailable: 'always',
    StockItemHolderRefused: 'always',
    StockItemRemoved: 'always',
    StockItemOutReadied: 'forced',
  },
  upcasters: {
    // Since version 2 what the brand gets is settled when the garment becomes unavailable; before, it followed today's price and rate.
    StockItemMarkedUnavailable: { 1: settlingNothing },
    StockItemReservationReleased: { 1: settlingNothing },
  },
} as const satisfies Area;

function settlingNothing(data: unknown): unknown {
  return { ...(data as object), reimbursement: null };
}
