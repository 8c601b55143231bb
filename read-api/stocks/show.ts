import { stockPrice } from '#domain/stock/stock-price.ts';
import {
  type StockItemStanding,
  stockItemGuards,
  stockItemTransitions,
} from '#domain/stock/stock-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { StockItemRow } from '#projections/tables/stocks.ts';
import { brandBrief, productBrief, sizeBrief } from '../shown/briefs.ts';
import type { StockItem } from './contract.ts';
import type { StockItemWithNames } from './rows.ts';

/** What begins a garment's life is no action on one that is there. */
const actionsOnStock = stockItemTransitions.filter((row) => row.action !== 'register');

/** What a garment is, without what may be done with it. */
export type StockItemFacts = Omit<StockItem, 'actions'>;

/** A row as the caller sees it, with what it may do. */
export function shownStockItem(row: StockItemWithNames, caller: Caller): StockItem {
  const actions = actionsFor(actionsOnStock, stockItemGuards, standingOf(row), caller.label);
  return { ...stockItemFacts(row), actions };
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
    unavailableReasonType: row.unavailableReason,
    holdReason: row.holdReason,
    latestOutStockRequestStatus: row.outStockRequest,
    useCount: row.useCount,
    discountRate: row.discountRate,
    reimbursementRate: row.reimbursementRate,
    originalPrice,
    price: stockPrice(originalPrice, row.discountRate),
    slot: row.slot,
    holder: holderOf(row),
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
  };
}

/** What may be done with the garment's out-stock request. */
export function outStockActions(row: StockItemRow, caller: Caller) {
  const actions = actionsFor(actionsOnStock, stockItemGuards, standingOf(row), caller.label);
  return actions.filter(({ name }) => name.endsWith('out_stock') || name.endsWith('out_stock_request'));
}

function holderOf({ holderKind, holderId }: StockItemRow): StockItemStanding['holder'] {
  return holderKind === null || holderId === null ? null : { kind: holderKind, id: holderId };
}

function standingOf(row: StockItemRow): StockItemStanding {
  const { status, outStockRequest, unavailableReason, isRemoved } = row;
  return { status, holder: holderOf(row), outStockRequest, unavailableReason, isRemoved };
}
