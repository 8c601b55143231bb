import type { CourierCode, CourierStatus } from '../couriers.ts';
import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { UseMode } from '../products/product-kinds.ts';
import type { Region } from '../regions.ts';
import type { HouseReason, ReleasedTo } from '../stock/stock-status.ts';
import type { DamageReport } from './damage.ts';
import type { NextItem } from './exchange.ts';
import type {
  DeliveryOutcome,
  FaultType,
  MissingStep,
  Refusal,
  SnsType,
  WriteOffOutcome,
} from './item-kinds.ts';
import type { TrysetItemStatus } from './item-status.ts';
import type { WarningCode } from './rule-codes.ts';
import type { UploadPoints } from './upload-points.ts';

/** The next status of a reserved garment when its item is canceled, denied or replaced. */
export type StockReturn =
  | { to: Exclude<ReleasedTo, 'unavailable'> }
  | { to: 'unavailable'; unavailableReason: HouseReason };

/** The facts of an item at its request; later only the stock item changes. Upload points are included since version 2. */
export interface TrysetItemDescription extends UploadPoints {
  trysetItemId: number;
  trysetId: number;
  userId: number;
  userGender: MemberGender | null;
  userRegion: Region;
  brandId: number;
  productId: number;
  productSizeId: number;
  stockItemId: number;
  useMode: UseMode;
  trialDays: number;
  /** The number of days after the trial's end in which the look is due. */
  postDays: number;
}

/** Staff's notes on an item, visible to all its viewers; null if there are none. Metadata maps names to texts. */
export interface TrysetItemNotes {
  boxScore: number | null;
  metadata: Readonly<Record<string, string>> | null;
}

/** A parcel. The courier is null for parcels of past rentals whose courier is unknown. */
export interface Parcel {
  courier: CourierCode | null;
  trackingNumber: string | null;
}

/** The pickup at the member's address: an ISO date (YYYY-MM-DD), or null if no date is set. */
interface Pickup {
  pickupDate: string | null;
}

/** The code of the rule that warned. Null in events of their first version, which did not record it. */
interface Warned {
  ruleCode: WarningCode | null;
}

/** A swap of garments with another item. `to` is null if the swap was refused. */
export interface Swapped {
  withItemId: number;
  from: number;
  to: number | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

export type TrysetItemEvent =
  | E<'TrysetItemRequested', TrysetItemDescription & { isExpress: boolean }>
  | E<'TrysetItemCanceled', Nothing>
  | E<'TrysetItemAccepted', Nothing>
  | E<'TrysetItemDenied', { stock: StockReturn }>
  | E<'TrysetItemForceDenied', { stock: StockReturn }>
  | E<'TrysetItemStockReplaced', { from: number; to: number; stock: StockReturn }>
  /** The member received the garment `to` instead of `from`. */
  | E<'TrysetItemGarmentCorrected', { from: number; to: number }>
  /** Two members received each other's garments. The item asks the other one, `withItemId`, to swap its garment `to` for `from`. */
  | E<'TrysetItemSwapBegun', { withItemId: number; from: number; to: number }>
  /** The other item's answer to `withItemId`: the garment `to` that it takes for `from`; null if it refuses. */
  | E<'TrysetItemSwapAnswered', Swapped>
  /** The item has the garment `to` in place of `from`; null if the other item refused. */
  | E<'TrysetItemSwapEnded', Swapped>
  /** The item, which is not shipped yet, has the garment `to` of another size in place of `from`. */
  | E<'TrysetItemSizeExchanged', { productSizeId: number; from: number; to: number }>
  /** The delivered item goes back, and another one follows it. */
  | E<'TrysetItemExchanged', { next: NextItem }>
  | E<'TrysetItemReplacementExpired', { stockItemId: number } & Warned>
  | E<'TrysetItemMarkedExpress', Nothing>
  | E<'TrysetItemMarkedNormal', Nothing>
  | E<'TrysetItemShipped', Parcel>
  /** The right courier and tracking number of the parcel to the member. */
  | E<'TrysetItemParcelCorrected', Parcel>
  | E<'TrysetItemTracked', { courierStatus: CourierStatus }>
  | E<'TrysetItemDelivered', { forced: boolean }>
  | E<'TrysetItemDeliveryFailed', { outcome: DeliveryOutcome }>
  /**
   * The member did not receive the parcel. `courierClaim` is the number of the claim filed with the courier; null if none was
   * filed.
   */
  | E<'TrysetItemNotReceived', { courierClaim: string | null }>
  /** The parcel of an item that was never delivered went out once more. */
  | E<'TrysetItemSentAgain', Parcel>
  | E<'TrysetItemGiven', Nothing>
  | E<'TrysetItemTrialEnded', Warned>
  | E<'TrysetItemPostOverdue', Warned>
  /** Staff let the trial end on this business day. `trialDays` are the days of the whole trial. */
  | E<'TrysetItemTrialExtended', { lastDay: string; trialDays: number }>
  /** Staff extended the look's deadline to the end of this business day. */
  | E<'TrysetItemPostExtended', { lastDay: string }>
  | E<'TrysetItemLookPosted', { lookId: number; snsType: SnsType }>
  | E<'TrysetItemLookWithdrawn', { lookId: number }>
  | E<'TrysetItemPostRefused', { refusalType: Refusal }>
  | E<'TrysetItemPurchaseStarted', { orderId: number; originalPrice: number; salesPrice: number }>
  | E<'TrysetItemPurchaseAbandoned', { orderId: number }>
  | E<'TrysetItemPurchased', { orderId: number }>
  /** The buyer sent the item back after its order was paid. */
  | E<'TrysetItemTakenBack', { orderId: number }>
  | E<'TrysetItemReturnRequested', { pickupReason: string | null; requestedPickupDate: string | null }>
  | E<'TrysetItemReturnWithdrawn', Nothing>
  | E<'TrysetItemReturnAccepted', Pickup>
  | E<'TrysetItemReturnShipped', Parcel>
  | E<'TrysetItemReturnParcelCorrected', Parcel>
  /** The item arrived damaged. The key of the member `userId` seals the text. */
  | E<'TrysetItemDamageReported', { userId: number } & DamageReport>
  | E<'TrysetItemReturnArrived', Nothing>
  /** The garment came back before this step of its return was taken. */
  | E<'TrysetItemArrivedUnannounced', { missing: MissingStep }>
  | E<'TrysetItemReturnCompleted', Nothing>
  | E<'TrysetItemReturnFailed', Nothing>
  | E<'TrysetItemReturnDeferred', { faultType: FaultType }>
  | E<'TrysetItemReturnRetried', Pickup>
  | E<'TrysetItemForcePurchased', { faultType: FaultType }>
  /** The forced purchase is undone: the item has the status again that it had before. */
  | E<'TrysetItemForcePurchaseUndone', { status: TrysetItemStatus }>
  /** The member's card is charged for loss or damage: whole KRW or JPY, by the payment `paymentId`. */
  | E<'TrysetItemFaultCharged', { paymentId: number; amount: number }>
  | E<'TrysetItemWrittenOff', { outcome: WriteOffOutcome }>
  | E<'TrysetItemNotesRevised', { changed: Partial<TrysetItemNotes> }>
  | E<'TrysetItemRemoved', Nothing>;
