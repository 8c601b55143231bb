import { businessDay } from '../business-day.ts';
import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { Slot } from '../slots/slot-label.ts';
import type { StockReturn } from '../tryset-items/item-events.ts';
import type { Reimbursement } from './reimbursement.ts';
import type { Awaited, BeforePaid, Holder, StockItemDescription, StockItemEvent } from './stock-events.ts';
import type {
  ConditionGrade,
  OutStockRequestStatus,
  PieceStatus,
  StockStatus,
  UnavailableReason,
} from './stock-status.ts';

export interface Piece {
  pieceId: number;
  name: string;
  tag: string;
  status: PieceStatus;
  slot: Slot | null;
}

/** The folded state of a garment. `useCount` is the number of its loans. */
export interface StockItemState extends StockItemDescription {
  status: StockStatus;
  holder: Holder | null;
  /** The request that its reservation waits for; null if it is not reserved. */
  waitsFor: Awaited | null;
  outStockRequest: OutStockRequestStatus;
  unavailableReason: UnavailableReason | null;
  /** The business day (ISO date) on which the garment became unavailable; null while it is available. */
  unavailableOn: string | null;
  /** The holder that paid for the garment, and the values before; null unless a holder paid. */
  paid: { holder: Holder; former: BeforePaid } | null;
  /** The settled compensation; null while the garment is available, and for version 1 events, which settled none. */
  reimbursement: Reimbursement | null;
  grade: ConditionGrade | null;
  abnormalIssue: string | null;
  memoInUse: string | null;
  slot: Slot | null;
  useCount: number;
  pieces: readonly Piece[];
  isRemoved: boolean;
}

/** The values of these fields for an available garment. */
const available = { unavailableReason: null, unavailableOn: null, reimbursement: null };

export const initialStockItem: StockItemState = {
  status: 'none',
  stockItemId: 0,
  code: '',
  brandId: 0,
  productId: 0,
  productSizeId: 0,
  regionId: 'KOREA',
  quality: 'idle',
  discountRate: 0,
  reimbursementRate: 0,
  holder: null,
  waitsFor: null,
  outStockRequest: 'idle',
  ...available,
  paid: null,
  grade: null,
  abnormalIssue: null,
  memoInUse: null,
  slot: null,
  useCount: 0,
  pieces: [],
  isRemoved: false,
};

/** Returns the state of a garment after its release, by the status that the release names. */
function released(
  item: StockItemState,
  { stock, reimbursement }: { stock: StockReturn; reimbursement: Reimbursement | null },
  at: string,
): StockItemState {
  const free = { ...item, holder: null, waitsFor: null };
  return stock.to === 'unavailable'
    ? gone(free, stock.unavailableReason, reimbursement, at)
    : { ...free, ...available, status: stock.to };
}

/** Returns the state of a garment that can no longer be lent. The first day on which it became unavailable stays. */
function gone(
  item: StockItemState,
  unavailableReason: UnavailableReason,
  reimbursement: Reimbursement | null,
  at: string,
): StockItemState {
  const unavailableOn = item.unavailableOn ?? reimbursement?.on ?? businessDay(new Date(at));
  const outStockRequest = 'idle';
  return { ...item, status: 'unavailable', unavailableReason, unavailableOn, reimbursement, outStockRequest };
}

/** Returns what a forced purchase changes, so that it can be undone; null if no holder paid for the garment. */
function paidBy(
  { status, unavailableReason, unavailableOn, reimbursement, outStockRequest, paid }: StockItemState,
  by: { unavailableReason: UnavailableReason; holder: Holder | null },
): StockItemState['paid'] {
  if (by.holder === null || by.unavailableReason !== 'curator_paid') return paid;
  const former = { status, unavailableReason, unavailableOn, reimbursement, outStockRequest };
  return { holder: by.holder, former };
}

/** Returns the state of a garment that leaves the warehouse: its slot and those of its pieces become free. */
function leaving(item: StockItemState): StockItemState {
  const pieces = item.pieces.map((piece) => (piece.slot === null ? piece : { ...piece, ...takenOut }));
  return { ...item, slot: null, pieces };
}

const takenOut = { status: 'OutOfWarehouse', slot: null } as const;

function withPiece(item: StockItemState, pieceId: number, change: Partial<Piece>): StockItemState {
  const pieces = item.pieces.map((piece) => (piece.pieceId === pieceId ? { ...piece, ...change } : piece));
  return { ...item, pieces };
}

type Evolve = Decider<StockItemState, never, StockItemEvent>['evolve'];

export const evolveStockItem: Evolve = (item, { type, data }, at) => {
  switch (type) {
    case 'StockItemRegistered':
      return { ...item, ...data, status: 'created' };
    case 'StockItemRegistrationExpired':
      return { ...item, stockItemId: data.stockItemId, isRemoved: true };
    case 'StockItemEntered':
      return { ...item, status: 'in_stock', slot: data.slot };
    case 'StockItemReserved':
      return { ...item, status: 'requested', holder: data.holder, waitsFor: data.waitsFor };
    case 'StockItemReservationReleased':
      return released(item, data, at);
    case 'StockItemLent':
      return { ...leaving(item), status: 'in_use', waitsFor: null, useCount: item.useCount + 1 };
    case 'StockItemReturnReceived':
      return { ...item, ...available, status: 'in_check' };
    case 'StockItemNotSent':
      return {
        ...item,
        ...available,
        status: 'in_check',
        holder: null,
        waitsFor: null,
        useCount: item.status === 'requested' ? item.useCount : Math.max(0, item.useCount - 1),
      };
    case 'StockItemHandedOver':
      return { ...item, holder: data.to };
    case 'StockItemHolderEnded':
      return { ...item, holder: null };
    case 'StockItemHolderRefused':
      return item;
    case 'StockItemCheckStarted':
    case 'StockItemHoldReleased':
    case 'StockItemRecovered':
      return { ...item, ...available, status: 'in_check' };
    case 'StockItemCheckCompleted':
      return { ...item, status: 'in_stock', grade: data.grade ?? item.grade, abnormalIssue: data.issue };
    case 'StockItemHeld':
      return { ...item, status: 'hold' };
    case 'StockItemMarkedUnavailable': {
      const holder = data.holder === null ? item.holder : null;
      return gone(
        { ...item, holder, paid: paidBy(item, data) },
        data.unavailableReason,
        data.reimbursement,
        at,
      );
    }
    case 'StockItemCuratorPaidUndone':
      return { ...item, ...data.former, holder: data.holder, paid: null };
    case 'StockItemPurchased':
      return {
        ...leaving(item),
        status: 'purchased',
        holder: null,
        waitsFor: null,
        outStockRequest: 'idle',
      };
    case 'StockItemTakenBack':
      return { ...item, ...available, status: 'in_check', holder: data.holder };
    case 'OutStockRequested':
      return { ...item, outStockRequest: 'requested' };
    case 'OutStockRequestCanceled':
      return { ...item, outStockRequest: 'canceled' };
    case 'StockItemOutReadied':
    case 'StockItemOutRolledBackToReady':
      return { ...item, status: 'out_stock_ready' };
    case 'StockItemOutStarted':
      return { ...item, status: 'out_stock_ongoing' };
    case 'StockItemOutCompleted':
      return { ...leaving(item), status: 'out_stock', outStockRequest: 'idle' };
    case 'StockItemOutRolledBackToStock':
      return { ...item, status: 'in_stock' };
    case 'StockItemStowed':
      return { ...item, slot: data.slot };
    case 'StockItemMemoAdded':
    case 'StockItemPictureStripped':
      return item;
    case 'StockItemMemoInUseChanged':
      return { ...item, memoInUse: data.memoInUse };
    case 'StockItemAbnormalIssueNoted':
      return { ...item, abnormalIssue: data.abnormalIssue };
    case 'StockItemConditionGraded':
      return { ...item, grade: data.grade };
    case 'StockItemSizeChanged':
      return { ...item, productSizeId: data.to };
    case 'StockItemTermsRevised':
      return { ...item, ...data.changed };
    case 'StockItemRemoved':
      return { ...item, isRemoved: true, outStockRequest: 'idle' };
    case 'StockPieceCreated':
      return { ...item, pieces: [...item.pieces, { ...data, status: 'Created', slot: null }] };
    case 'StockPieceStowed':
      return withPiece(item, data.pieceId, { status: 'Stowed', slot: data.slot });
    case 'StockPieceTakenOut':
      return withPiece(item, data.pieceId, takenOut);
    default:
      return untouched(type, item);
  }
};
