import type { Slot } from '../slots/slot-label.ts';
import type { Holder, StockItemDescription, StockItemEvent } from '../stock/stock-events.ts';
import type { StockStatus } from '../stock/stock-status.ts';

export const description: StockItemDescription = {
  stockItemId: 501,
  code: 'MAV-DR-0301-S-01',
  brandId: 7,
  productId: 301,
  productSizeId: 401,
  regionId: 'KOREA',
  quality: 'new',
  discountRate: 30,
  reimbursementRate: 40,
};

export const holder: Holder = { kind: 'tryset_item', id: 31 };
export const stranger: Holder = { kind: 'tryset_item', id: 32 };
export const buyer: Holder = { kind: 'order_item', id: 31 };
export const slot: Slot = { sectorCode: 'A', cellCode: 'A-03', slotNumber: 12 };

const registered: StockItemEvent[] = [{ type: 'StockItemRegistered', data: description }];
const inStock: StockItemEvent[] = [...registered, { type: 'StockItemEntered', data: { slot } }];
const requested: StockItemEvent[] = [
  ...inStock,
  { type: 'StockItemReserved', data: { holder, waitsFor: { kind: 'tryset', id: 21 } } },
];
const inUse: StockItemEvent[] = [...requested, { type: 'StockItemLent', data: { holder } }];
const ready: StockItemEvent[] = [
  ...inStock,
  { type: 'OutStockRequested', data: {} },
  { type: 'StockItemOutReadied', data: { forced: false } },
];
const ongoing: StockItemEvent[] = [...ready, { type: 'StockItemOutStarted', data: {} }];

/** A history of events that leads to each status. No event leads to `idle`: older data has it, and an import may set it. */
export const stockHistories: Readonly<Record<Exclude<StockStatus, 'idle'>, readonly StockItemEvent[]>> = {
  none: [],
  created: registered,
  in_stock: inStock,
  requested,
  in_use: inUse,
  in_check: [...inStock, { type: 'StockItemCheckStarted', data: {} }],
  hold: [...inStock, { type: 'StockItemHeld', data: {} }],
  unavailable: [
    ...inStock,
    {
      type: 'StockItemMarkedUnavailable',
      data: { unavailableReason: 'polluted', holder: null, reimbursement: null },
    },
  ],
  purchased: [...inUse, { type: 'StockItemPurchased', data: { holder } }],
  out_stock_ready: ready,
  out_stock_ongoing: ongoing,
  out_stock: [...ongoing, { type: 'StockItemOutCompleted', data: {} }],
};

/** The events of a garment that came back while its return is not complete yet. */
export const received: readonly StockItemEvent[] = [
  ...inUse,
  { type: 'StockItemReturnReceived', data: { holder } },
];
