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
    // Since version 2 the event contains the settled compensation. Version 1 events left it to the current price and rate.
    StockItemMarkedUnavailable: { 1: settlingNothing },
    StockItemReservationReleased: { 1: settlingNothing },
  },
} as const satisfies Area;

function settlingNothing(data: unknown): unknown {
  return { ...(data as object), reimbursement: null };
}
