import type { Slot } from '#domain/slots/slot-label.ts';
import type {
  GarmentDecision,
  GarmentOutcome,
  StocktakeFinding,
  StocktakeStatus,
} from '#domain/stocktakes/stocktake-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A stocktake with its counts. Its garments and unknown codes have rows of their own. */
export interface StocktakeRow {
  id: number;
  sectorCode: string;
  cellCode: string | null;
  status: StocktakeStatus;
  expectedCount: number;
  foundCount: number;
  misplacedCount: number;
  unexpectedCount: number;
  /** Expected garments that nobody scanned. The end takes those away that left properly. */
  missingCount: number;
  goneCount: number;
  /** Decisions that are not carried out yet, and those that failed. */
  pendingCount: number;
  failedCount: number;
  finishedTime: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const stocktakesTable: Table<StocktakeRow> = table('read.stocktakes', 'id', {
  id: 'integer',
  sectorCode: 'text',
  cellCode: 'text',
  status: 'text',
  expectedCount: 'integer',
  foundCount: 'integer',
  misplacedCount: 'integer',
  unexpectedCount: 'integer',
  missingCount: 'integer',
  goneCount: 'integer',
  pendingCount: 'integer',
  failedCount: 'integer',
  finishedTime: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A garment or an unknown code of a stocktake. `id` is the stocktake's id with the garment's (`7:21`) or the code (`7:#HANGER`). */
export interface StocktakeLineRow {
  id: string;
  stocktakeId: number;
  stockItemId: number | null;
  /** The scanned code; null until the garment is scanned. */
  code: string | null;
  isExpected: boolean;
  finding: StocktakeFinding;
  /** The number of the scan; null for a garment that nobody scanned. */
  number: number | null;
  /** The slot where it was scanned. */
  slot: Slot | null;
  registeredSlot: Slot | null;
  scannedTime: string | null;
  decision: GarmentDecision | null;
  outcome: GarmentOutcome | null;
  errorCode: string | null;
  createdAt: string;
  updatedAt: string;
}

export const stocktakeLinesTable: Table<StocktakeLineRow> = table('read.stocktake_lines', 'id', {
  id: 'text',
  stocktakeId: 'integer',
  stockItemId: 'integer',
  code: 'text',
  isExpected: 'boolean',
  finding: 'text',
  number: 'integer',
  slot: 'jsonb',
  registeredSlot: 'jsonb',
  scannedTime: 'timestamptz',
  decision: 'text',
  outcome: 'text',
  errorCode: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
