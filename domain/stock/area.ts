import type { Area } from '../area.ts';

export const stockArea = {
  kinds: ['stock_item'],
  references: { stockItemId: 'stock_item' },
  referencesOf: { StockItemSizeChanged: { from: 'product_size', to: 'product_size' } },
  persons: [],
  incidents: {
    StockItemHeld: 'always',
    StockItemMarkedUnavailable: 'always',
    StockItemCuratorPaidUndone: 'always',
    StockItemHolderRefused: 'always',
    StockItemRemoved: 'always',
    StockItemOutReadied: 'forced',
  },
  upcasters: {
    // Since version 2 the event contains the settled compensation. Version 1 events left it to the current price and rate.
    StockItemMarkedUnavailable: { 1: settlingNothing },
    StockItemReservationReleased: { 1: settlingNothing },
    // Since version 2 a reservation names the kind of request that it waits for; earlier ones waited for trysets only.
    StockItemReserved: { 1: waitingForTryset },
  },
} as const satisfies Area;

function waitingForTryset(data: unknown): unknown {
  const { trysetId = null, ...said } = data as { trysetId?: number | null };
  return { ...said, waitsFor: trysetId === null ? null : { kind: 'tryset', id: trysetId } };
}

function settlingNothing(data: unknown): unknown {
  return { ...(data as object), reimbursement: null };
}
