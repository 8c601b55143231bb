import Type, { type Static } from 'typebox';
import { type Slot, slotText } from '#domain/slots/slot-label.ts';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import {
  garmentDecisions,
  garmentOutcomes,
  stocktakeFindings,
  stocktakeStatuses,
} from '#domain/stocktakes/stocktake-kinds.ts';
import { stocktakeRules, stocktakeTransitions } from '#domain/stocktakes/stocktake-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { stocktakeColumns } from './columns.ts';
import type { StocktakeFound, StocktakeLineFound } from './scope.ts';

export const stocktakeFields = readable<StocktakeFound>()(stocktakeColumns, {
  ...idFields,
  sectorCode: { is: Text, of: (row) => row.sectorCode, csv: 'sector_code' },
  /** Null for a whole sector. */
  cellCode: { is: OptionalText, of: (row) => row.cellCode, csv: 'cell_code' },
  status: { is: OneOf(stocktakeStatuses), of: (row) => row.status, csv: 'status', codes: 'stocktakeStatus' },
  expectedCount: { is: Count, of: (row) => row.expectedCount, csv: 'expected_count' },
  foundCount: { is: Count, of: (row) => row.foundCount, csv: 'found_count' },
  misplacedCount: { is: Count, of: (row) => row.misplacedCount, csv: 'misplaced_count' },
  unexpectedCount: { is: Count, of: (row) => row.unexpectedCount, csv: 'unexpected_count' },
  /** Expected garments that nobody scanned. Until the end, it counts those that left properly too. */
  missingCount: { is: Count, of: (row) => row.missingCount, csv: 'missing_count' },
  goneCount: { is: Count, of: (row) => row.goneCount, csv: 'gone_count' },
  /** Holds and moves that are not carried out yet. */
  pendingCount: { is: Count, of: (row) => row.pendingCount, csv: 'pending_count' },
  failedCount: { is: Count, of: (row) => row.failedCount, csv: 'failed_count' },
  finishedTime: { is: Nullable(Instant), of: (row) => row.finishedTime, csv: 'finished_time', isTime: true },
  actions: {
    is: ActionsOf(stocktakeTransitions),
    of: (row) => actionsFor(stocktakeRules, row, 'staff', row.updatedAt),
  },
  ...timeFields,
});

export const StocktakeDetail = Type.Object({ ...stocktakeFields.shape.properties, ...asOfField });
export type StocktakeDetail = Static<typeof StocktakeDetail>;

const SlotShape = Nullable(Type.Object({ sectorCode: Text, cellCode: Text, slotNumber: Type.Integer() }));
const labelOf = (slot: Slot | null) => (slot === null ? null : slotText(slot));

/** The garment as it is now. */
const Garment = Type.Object({
  id: Count,
  code: OptionalText,
  status: Nullable(OneOf(shownStockStatuses)),
  isRemoved: Flag,
  product: Nullable(Type.Object({ id: Count, name: Text })),
});

function garmentOf(row: StocktakeLineFound): Static<typeof Garment> | null {
  const { stockItemId: id, stockCode: code, stockStatus, stockIsRemoved, productId, productName } = row;
  if (id === null) return null;
  const status = stockStatus === null || stockStatus === 'none' ? null : stockStatus;
  const product = productId === null ? null : { id: productId, name: productName ?? '' };
  return { id, code, status, isRemoved: stockIsRemoved ?? false, product };
}

export const stocktakeLineFields = readable<StocktakeLineFound>()(stocktakeColumns, {
  /** The stocktake's id with the garment's (`7:21`), or with the unknown code (`7:#HANGER`). */
  id: { is: Text, of: (row) => row.id },
  number: { is: Nullable(Count), of: (row) => row.number, csv: 'number' },
  /** The scanned code; before the scan, the garment's. */
  code: { is: OptionalText, of: (row) => row.code ?? row.stockCode, csv: 'code' },
  stock: {
    is: Nullable(Garment),
    of: garmentOf,
    cells: [{ csv: 'stock_item_id', of: (row) => row.stockItemId }],
  },
  isExpected: { is: Flag, of: (row) => row.isExpected, csv: 'is_expected' },
  finding: {
    is: OneOf(stocktakeFindings),
    of: (row) => row.finding,
    csv: 'finding',
    codes: 'stocktakeFinding',
  },
  /** Where it was scanned, and where the register had it. */
  slot: { is: SlotShape, of: (row) => row.slot, csv: 'slot', cell: (row) => labelOf(row.slot) },
  registeredSlot: {
    is: SlotShape,
    of: (row) => row.registeredSlot,
    csv: 'registered_slot',
    cell: (row) => labelOf(row.registeredSlot),
  },
  decision: {
    is: Nullable(OneOf(garmentDecisions)),
    of: (row) => row.decision,
    csv: 'decision',
    codes: 'garmentDecision',
  },
  outcome: {
    is: Nullable(OneOf(garmentOutcomes)),
    of: (row) => row.outcome,
    csv: 'outcome',
    codes: 'garmentOutcome',
  },
  /** Why the hold or the move failed, as an error code. */
  errorCode: { is: OptionalText, of: (row) => row.errorCode, csv: 'error_code' },
  scannedTime: { is: Nullable(Instant), of: (row) => row.scannedTime, csv: 'scanned_time', isTime: true },
  updatedTime: { is: Instant, of: (row) => row.updatedAt, csv: 'updated_time', isTime: true, isLast: true },
});

export type Stocktake = Static<typeof stocktakeFields.shape>;
export type StocktakeLine = Static<typeof stocktakeLineFields.shape>;
