import type { Slot } from '#domain/slots/slot-label.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { stockItemRules } from '#domain/stock/stock-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import type { Reading } from '../kit/reading.ts';
import { type Circumstances, circumstancesOf } from './circumstances.ts';
import type { StockItem } from './contract.ts';
import type { StockItemWithNames } from './rows.ts';
import { holderOf, standingOf } from './standing.ts';

/** Transitions of existing garments, without the transitions that create one. */
export const actionsOnStock = {
  ...stockItemRules,
  table: stockItemRules.table.filter(({ action }) => action !== 'register'),
};

/** Fields of a garment that come from its own row. */
export type StockItemFacts = Omit<StockItem, 'actions' | keyof Circumstances>;

/** Garments as the caller may see them, with the actions that the caller may take. */
export async function shownStockItems(
  reading: Pick<Reading, 'db' | 'areas' | 'caller' | 'now'>,
  rows: readonly StockItemWithNames[],
): Promise<StockItem[]> {
  const { caller, now } = reading;
  const around = await circumstancesOf(reading, rows);
  return rows.map((row) => ({
    ...stockItemFacts(row),
    ...around(row),
    actions: actionsFor(actionsOnStock, standingOf(row), caller.label, now),
  }));
}

export function stockItemFacts(row: StockItemWithNames): StockItemFacts {
  const originalPrice = row.originalPrice ?? 0;
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
    quality: row.quality,
    regionId: row.regionId,
    conditionGrade: row.grade,
    abnormalIssue: row.abnormalIssue,
    memoInUse: row.memoInUse,
    memoInuse: row.memoInUse,
    unavailableReasonType: row.unavailableReason ?? 'idle',
    holdReason: row.holdReason,
    latestOutStockRequestStatus: row.outStockRequest,
    useCount: row.useCount,
    discountRate: row.discountRate,
    reimbursementRate: row.reimbursementRate,
    originalPrice,
    price: stockPrice(originalPrice, row.discountRate),
    slot: shownSlot(row.slot),
    holder: holderOf(row),
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
  };
}

/** Shows a garment's pieces. */
export function shownPieces({ pieces, code }: Pick<StockItemRow, 'pieces' | 'code'>) {
  return pieces.map(({ pieceId, name, tag, status, slot }) => ({
    id: pieceId,
    name,
    tag,
    status,
    slot: shownSlot(slot),
    stockCode: code,
  }));
}

function shownSlot(slot: Slot | null): StockItem['slot'] {
  if (slot === null) return null;
  const { sectorCode, cellCode, slotNumber } = slot;
  const code = `${sectorCode}-${cellCode}-${slotNumber}`;
  return { id: code, code, sectorCode, cellCode, slotNumber };
}

/** Allowed actions on the garment's out-stock request. */
export function outStockActions(row: StockItemRow, caller: Caller, now: string) {
  const actions = actionsFor(actionsOnStock, standingOf(row), caller.label, now);
  return actions.filter(({ name }) => name.endsWith('out_stock') || name.endsWith('out_stock_request'));
}
