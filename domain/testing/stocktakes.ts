import type { Slot } from '../slots/slot-label.ts';
import type { Scan, StocktakeEvent } from '../stocktakes/stocktake-events.ts';
import type { StocktakeLife } from '../stocktakes/stocktake-kinds.ts';
import { evolveStocktake, initialStocktake, type Stocktake } from '../stocktakes/stocktake-state.ts';

export const slotOf = (slotNumber: number): Slot => ({ sectorCode: 'A', cellCode: '03', slotNumber });

/** Cell A-03 should hold the garments 21, 22 and 23. */
export const started = {
  type: 'StocktakeStarted',
  data: {
    stocktakeId: 7,
    sectorCode: 'A',
    cellCode: '03',
    expected: [21, 22, 23].map((stockItemId) => ({ stockItemId, slot: slotOf(stockItemId) })),
  },
} as const satisfies StocktakeEvent;

export const foundScan: Scan = {
  number: 1,
  code: 'S0000021',
  stockItemId: 21,
  slot: null,
  registeredSlot: slotOf(21),
  finding: 'found',
  isExpected: true,
};
export const misplacedScan: Scan = {
  number: 2,
  code: 'S0000031',
  stockItemId: 31,
  slot: slotOf(4),
  registeredSlot: slotOf(31),
  finding: 'misplaced',
  isExpected: false,
};
export const unknownScan: Scan = {
  number: 3,
  code: 'HANGER',
  stockItemId: null,
  slot: null,
  registeredSlot: null,
  finding: 'unexpected',
  isExpected: false,
};
export const scannedOf = (data: Scan): StocktakeEvent => ({ type: 'StocktakeScanned', data });

/** Garment 22 is missing, 31 moves, 23 was shipped meanwhile. */
export const finished: StocktakeEvent = {
  type: 'StocktakeFinished',
  data: { missing: [22], moved: [{ stockItemId: 31, slot: slotOf(4) }], gone: [23], left: [] },
};
export const settled: StocktakeEvent = {
  type: 'StocktakeGarmentsSettled',
  data: {
    settled: [
      { stockItemId: 22, errorCode: null },
      { stockItemId: 31, errorCode: 'stock_item.transition_not_allowed' },
    ],
  },
};
export const canceled: StocktakeEvent = { type: 'StocktakeCanceled', data: {} };

export const stocktakeAfter = (...events: readonly StocktakeEvent[]): Stocktake =>
  events.reduce(evolveStocktake, initialStocktake);

const scans = [foundScan, misplacedScan, unknownScan].map(scannedOf);

export const stocktakeStates: Readonly<Record<StocktakeLife, Stocktake>> = {
  none: initialStocktake,
  under_way: stocktakeAfter(started, ...scans),
  finished: stocktakeAfter(started, ...scans, finished, settled),
  canceled: stocktakeAfter(started, canceled),
};
