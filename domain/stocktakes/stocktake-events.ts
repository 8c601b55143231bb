import type { DomainEvent } from '../event.ts';
import type { Slot } from '../slots/slot-label.ts';
import type { StocktakePlace } from './place.ts';
import type { ScanFinding } from './stocktake-kinds.ts';

/** A garment that lay in the place at the start, by the register. */
export interface ExpectedGarment {
  stockItemId: number;
  slot: Slot;
}

/** A scan. `number` counts the scans of the stocktake from 1. */
export interface Scan {
  number: number;
  code: string;
  /** Null for an unknown code. */
  stockItemId: number | null;
  /** The slot where the person stood, if a slot was scanned before. */
  slot: Slot | null;
  /** The garment's slot by the register at the scan. */
  registeredSlot: Slot | null;
  finding: ScanFinding;
  /** Whether the garment lay in the place at the start, by the register. */
  isExpected: boolean;
}

/** A garment that goes to the slot where it was scanned. */
export interface MovedGarment {
  stockItemId: number;
  slot: Slot;
}

/** The decisions at the end. Each list names garments. */
export interface StocktakeDecisions {
  /** They go on hold. */
  missing: readonly number[];
  moved: readonly MovedGarment[];
  /** They were not scanned, but left the place properly: they were shipped, taken out or moved. */
  gone: readonly number[];
  /** They stay as they are, as the person wished. */
  left: readonly number[];
}

/** The outcome of a garment’s decision. A null error code means that it was carried out. */
export interface SettledGarment {
  stockItemId: number;
  errorCode: string | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `stocktake-<id>`. */
export type StocktakeEvent =
  | E<'StocktakeStarted', StocktakePlace & { stocktakeId: number; expected: readonly ExpectedGarment[] }>
  | E<'StocktakeScanned', Scan>
  | E<'StocktakeScanTakenBack', Scan>
  | E<'StocktakeFinished', StocktakeDecisions>
  | E<'StocktakeGarmentsSettled', { settled: readonly SettledGarment[] }>
  /** The garments whose decisions failed are tried again. */
  | E<'StocktakeRetried', { stockItemIds: readonly number[] }>
  | E<'StocktakeCanceled', Record<string, never>>;
