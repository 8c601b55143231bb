import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Slot } from '../slots/slot-label.ts';
import type { StockReturn } from '../tryset-items/item-events.ts';
import type { Reimbursement } from './reimbursement.ts';
import type {
  AwaitedKind,
  ConditionGrade,
  HolderKind,
  OutStockRequestStatus,
  StockQuality,
  StockStatus,
  UnavailableReason,
} from './stock-status.ts';

/** The tryset item or order item for which a garment is reserved or lent. */
export interface Holder {
  kind: HolderKind;
  id: number;
}

/** The request that a reservation waits for. The reservation ends if the request never comes. */
export interface Awaited {
  kind: AwaitedKind;
  id: number;
}

/** Terms of a garment that can be corrected later. Rates are whole percents. */
export interface StockTerms {
  code: string;
  quality: StockQuality;
  discountRate: number;
  reimbursementRate: number;
}

/** Facts known at registration; the brand never changes. */
export interface StockItemDescription extends StockTerms {
  stockItemId: number;
  brandId: number;
  productId: number;
  productSizeId: number;
  regionId: Region;
}

/** The values of a garment before its holder paid for it. */
export interface BeforePaid {
  status: StockStatus;
  unavailableReason: UnavailableReason | null;
  /** An ISO date, as `unavailableOn` of the state. */
  unavailableOn: string | null;
  reimbursement: Reimbursement | null;
  outStockRequest: OutStockRequestStatus;
}

/** Actions that name a holder. If another holder or nobody has the garment, the action is recorded without effect. */
export type HolderAction =
  | 'release'
  | 'lend'
  | 'receive_back'
  | 'not_sent'
  | 'hand_over'
  | 'end_holder'
  | 'sell'
  | 'take_back'
  | 'unavailable'
  | 'undo_curator_paid';

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

export type StockItemEvent =
  | E<'StockItemRegistered', StockItemDescription>
  | E<'StockItemRegistrationExpired', { stockItemId: number }>
  | E<'StockItemEntered', { slot: Slot | null }>
  /** Version 1 named the awaited tryset. Null if the reservation waits for nothing. */
  | E<'StockItemReserved', { holder: Holder; waitsFor: Awaited | null }>
  | E<
      'StockItemReservationReleased',
      { holder: Holder; stock: StockReturn; reimbursement: Reimbursement | null }
    >
  | E<'StockItemLent', { holder: Holder }>
  | E<'StockItemReturnReceived', { holder: Holder }>
  /** The garment was never sent to its holder: another one was in the box. */
  | E<'StockItemNotSent', { holder: Holder }>
  /** The garment is with `to`, not with `holder`: two parcels were mixed up. */
  | E<'StockItemHandedOver', { holder: Holder; to: Holder }>
  | E<'StockItemHolderEnded', { holder: Holder }>
  | E<'StockItemHolderRefused', { asked: HolderAction; by: Holder; holder: Holder | null }>
  | E<'StockItemCheckStarted', Nothing>
  | E<'StockItemCheckCompleted', { grade: ConditionGrade | null; issue: string | null }>
  | E<'StockItemHeld', Nothing>
  | E<'StockItemHoldReleased', Nothing>
  | E<
      'StockItemMarkedUnavailable',
      { unavailableReason: UnavailableReason; holder: Holder | null; reimbursement: Reimbursement | null }
    >
  /** The forced purchase of its holder was undone. It has its former values again. */
  | E<'StockItemCuratorPaidUndone', { holder: Holder; former: BeforePaid }>
  | E<'StockItemRecovered', Nothing>
  | E<'StockItemPurchased', { holder: Holder }>
  /** A sold garment came back to the warehouse. Its buyer holds it again until the return is complete. */
  | E<'StockItemTakenBack', { holder: Holder }>
  | E<'OutStockRequested', Nothing>
  | E<'OutStockRequestCanceled', Nothing>
  | E<'StockItemOutReadied', { forced: boolean }>
  | E<'StockItemOutStarted', Nothing>
  | E<'StockItemOutCompleted', Nothing>
  | E<'StockItemOutRolledBackToReady', Nothing>
  | E<'StockItemOutRolledBackToStock', Nothing>
  | E<'StockItemStowed', { slot: Slot }>
  | E<'StockItemMemoAdded', { memoId: string; comment: string /** Its hash. */; picture?: string }>
  /** Camera metadata was removed from a memo's picture. */
  | E<'StockItemPictureStripped', { memoId: string } & PictureStripping>
  | E<'StockItemMemoInUseChanged', { memoInUse: string | null }>
  | E<'StockItemAbnormalIssueNoted', { abnormalIssue: string | null }>
  | E<'StockItemConditionGraded', { grade: ConditionGrade | null }>
  | E<'StockItemSizeChanged', { from: number; to: number }>
  | E<'StockItemTermsRevised', { changed: Partial<StockTerms> }>
  | E<'StockItemRemoved', Nothing>
  | E<'StockPieceCreated', { pieceId: number; name: string; tag: string }>
  | E<'StockPieceStowed', { pieceId: number; slot: Slot }>
  | E<'StockPieceTakenOut', { pieceId: number }>;
