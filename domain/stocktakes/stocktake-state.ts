import { untouched } from '../exhaustive.ts';
import type { Slot } from '../slots/slot-label.ts';
import type { StocktakePlace } from './place.ts';
import type { ExpectedGarment, Scan, StocktakeEvent } from './stocktake-events.ts';
import type { GarmentDecision, GarmentOutcome, StocktakeLife } from './stocktake-kinds.ts';

/** The decision for a garment at the end, with its outcome. */
export interface DecidedGarment {
  stockItemId: number;
  decision: GarmentDecision;
  /** The slot of a moved garment. */
  slot: Slot | null;
  outcome: GarmentOutcome;
  /** Why the decision failed. */
  errorCode: string | null;
}

export interface Stocktake extends StocktakePlace {
  status: StocktakeLife;
  stocktakeId: number;
  expected: readonly ExpectedGarment[];
  /** Without the scans that were taken back. */
  scans: readonly Scan[];
  /** The number of the newest scan, also if it was taken back. */
  lastNumber: number;
  decided: readonly DecidedGarment[];
  gone: readonly number[];
  left: readonly number[];
}

export const initialStocktake: Stocktake = {
  status: 'none',
  stocktakeId: 0,
  sectorCode: '',
  cellCode: null,
  expected: [],
  scans: [],
  lastNumber: 0,
  decided: [],
  gone: [],
  left: [],
};

export function evolveStocktake(stocktake: Stocktake, { type, data }: StocktakeEvent): Stocktake {
  switch (type) {
    case 'StocktakeStarted':
      return { ...stocktake, ...data, status: 'under_way' };
    case 'StocktakeScanned':
      return { ...stocktake, scans: [...stocktake.scans, data], lastNumber: data.number };
    case 'StocktakeScanTakenBack':
      return { ...stocktake, scans: stocktake.scans.filter(({ number }) => number !== data.number) };
    case 'StocktakeFinished': {
      const { missing, moved, gone, left } = data;
      const pending = { outcome: 'pending', errorCode: null } as const;
      const decided: DecidedGarment[] = [
        ...missing.map((stockItemId) => ({ stockItemId, decision: 'hold', slot: null, ...pending }) as const),
        ...moved.map((garment) => ({ ...garment, decision: 'move', ...pending }) as const),
      ];
      return { ...stocktake, status: 'finished', decided, gone, left };
    }
    case 'StocktakeGarmentsSettled': {
      const settled = new Map(data.settled.map(({ stockItemId, errorCode }) => [stockItemId, errorCode]));
      return withDecided(stocktake, (garment) => {
        const errorCode = settled.get(garment.stockItemId);
        if (errorCode === undefined) return garment;
        return { ...garment, outcome: errorCode === null ? 'done' : 'failed', errorCode };
      });
    }
    case 'StocktakeRetried': {
      const again = new Set(data.stockItemIds);
      return withDecided(stocktake, (garment) =>
        again.has(garment.stockItemId) ? { ...garment, outcome: 'pending', errorCode: null } : garment,
      );
    }
    case 'StocktakeCanceled':
      return { ...stocktake, status: 'canceled' };
    default:
      return untouched(type, stocktake);
  }
}

function withDecided(stocktake: Stocktake, change: (garment: DecidedGarment) => DecidedGarment): Stocktake {
  return { ...stocktake, decided: stocktake.decided.map(change) };
}

/** Returns the expected garments that nobody scanned, by id. */
export function notScanned({ expected, scans }: Pick<Stocktake, 'expected' | 'scans'>): number[] {
  const scanned = new Set(scans.map(({ stockItemId }) => stockItemId));
  return expected.flatMap(({ stockItemId }) => (scanned.has(stockItemId) ? [] : [stockItemId]));
}
