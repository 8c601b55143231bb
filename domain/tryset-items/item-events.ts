import type { CourierCode, CourierStatus } from '../couriers.ts';
import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { UseMode } from '../products/product-kinds.ts';
import type { Region } from '../regions.ts';
import type { HouseReason, ReleasedTo } from '../stock/stock-status.ts';
import type { DeliveryOutcome, FaultType, Refusal, SnsType, WriteOffOutcome } from './item-kinds.ts';
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

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

export type TrysetItemEvent =
  | E<'TrysetItemRequested', TrysetItemDescription & { isExpress: boolean }>
  | E<'TrysetItemCanceled', Nothing>
  | E<'TrysetItemAccepted', Nothing>
  | E<'TrysetItemDenied', { stock: StockReturn }>
  | E<'TrysetItemForceDenied', { stock: StockReturn }>
  | E<'TrysetItemStockReplaced', { from: number; to: number; stock: StockReturn }>
  | E<'TrysetItemReplacementExpired', { stockItemId: number } & Warned>
  | E<'TrysetItemMarkedExpress', Nothing>
  | E<'TrysetItemMarkedNormal', Nothing>
  | E<'TrysetItemShipped', Parcel>
  | E<'TrysetItemTracked', { courierStatus: CourierStatus }>
  | E<'TrysetItemDelivered', { forced: boolean }>
  | E<'TrysetItemDeliveryFailed', { outcome: DeliveryOutcome }>
  /**
   * The member did not receive the parcel. `courierClaim` is the number of the claim filed with the courier; null if none was
   * filed.
   */
  | E<'TrysetItemNotReceived', { courierClaim: string | null }>
  | E<'TrysetItemGiven', Nothing>
  | E<'TrysetItemTrialEnded', Warned>
  | E<'TrysetItemPostOverdue', Warned>
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
  | E<'TrysetItemReturnArrived', Nothing>
  | E<'TrysetItemReturnCompleted', Nothing>
  | E<'TrysetItemReturnFailed', Nothing>
  | E<'TrysetItemReturnDeferred', { faultType: FaultType }>
  | E<'TrysetItemReturnRetried', Pickup>
  | E<'TrysetItemForcePurchased', { faultType: FaultType }>
  | E<'TrysetItemWrittenOff', { outcome: WriteOffOutcome }>
  | E<'TrysetItemNotesRevised', { changed: Partial<TrysetItemNotes> }>
  | E<'TrysetItemRemoved', Nothing>;
