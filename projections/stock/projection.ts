import { shownStockCode } from '#domain/codes.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { evolveStockItem, initialStockItem, type StockItemState } from '#domain/stock/stock-state.ts';
import { changedRow, idOf, type Projection, type Recorded, type Words, wordOf } from '../projection.ts';
import { type StockItemRow, stockItemsTable } from './tables.ts';

/** The fields of the row that are not in the garment's folded state. */
type Extra = Pick<StockItemRow, 'holdReason' | 'outStockRequestedAt' | 'createdAt'>;

const words: Words<StockItemEvent, Extra> = {
  StockItemRegistered: ({ at }) => ({ createdAt: at }),
  StockItemRegistrationExpired: null,
  StockItemEntered: null,
  StockItemReserved: null,
  StockItemReservationReleased: null,
  StockItemLent: null,
  StockItemReturnReceived: null,
  StockItemNotSent: null,
  StockItemHandedOver: null,
  StockItemHolderEnded: null,
  StockItemHolderRefused: null,
  StockItemCheckStarted: null,
  StockItemCheckCompleted: null,
  StockItemHeld: ({ metadata }) => ({ holdReason: metadata.reason ?? null }),
  StockItemHoldReleased: () => ({ holdReason: null }),
  StockItemMarkedUnavailable: () => ({ holdReason: null }),
  StockItemCuratorPaidUndone: null,
  StockItemRecovered: null,
  StockItemPurchased: null,
  StockItemTakenBack: null,
  OutStockRequested: ({ at }) => ({ outStockRequestedAt: at }),
  OutStockRequestCanceled: null,
  StockItemOutReadied: null,
  StockItemOutStarted: null,
  StockItemOutCompleted: null,
  StockItemOutRolledBackToReady: null,
  StockItemOutRolledBackToStock: null,
  StockItemStowed: null,
  StockItemMemoAdded: null,
  StockItemPictureStripped: null,
  StockItemMemoInUseChanged: null,
  StockItemAbnormalIssueNoted: null,
  StockItemConditionGraded: null,
  StockItemSizeChanged: null,
  StockItemTermsRevised: null,
  StockItemRemoved: null,
  StockPieceCreated: null,
  StockPieceStowed: null,
  StockPieceTakenOut: null,
};

export const stockItemsProjection: Projection<StockItemRow, StockItemEvent> = {
  name: 'stock_items',
  table: stockItemsTable,
  categories: ['stock_item'],
  knows: (type) => type in words,
  keys: changedRow,
  fold,
};

function fold(row: StockItemRow | null, recorded: Recorded<StockItemEvent>): StockItemRow {
  const { event, at, revision } = recorded;
  const before = row === null ? initialStockItem : stateOf(row);
  const { stockItemId: _, holder, waitsFor: __, paid: ___, ...state } = evolveStockItem(before, event, at);
  const kept = row ?? { holdReason: null, outStockRequestedAt: null, createdAt: at };
  return {
    ...kept,
    ...state,
    ...wordOf(words, recorded),
    id: idOf(recorded),
    code: shownStockCode(state.code),
    holderKind: holder?.kind ?? null,
    holderId: holder?.id === undefined ? null : BigInt(holder.id),
    revision,
    updatedAt: at,
  };
}

/** Returns the folded state that the row stores. */
export function stateOf(row: StockItemRow): StockItemState {
  const { holderKind, holderId } = row;
  return {
    status: row.status,
    stockItemId: row.id,
    code: row.code,
    brandId: row.brandId,
    productId: row.productId,
    productSizeId: row.productSizeId,
    regionId: row.regionId,
    quality: row.quality,
    discountRate: row.discountRate,
    reimbursementRate: row.reimbursementRate,
    holder: holderKind === null || holderId === null ? null : { kind: holderKind, id: Number(holderId) },
    // Only the write side needs it.
    waitsFor: null,
    outStockRequest: row.outStockRequest,
    unavailableReason: row.unavailableReason,
    unavailableOn: row.unavailableOn,
    reimbursement: row.reimbursement,
    // The event of the undo names the former values.
    paid: null,
    grade: row.grade,
    abnormalIssue: row.abnormalIssue,
    memoInUse: row.memoInUse,
    slot: row.slot,
    useCount: row.useCount,
    pieces: row.pieces,
    isRemoved: row.isRemoved,
  };
}
