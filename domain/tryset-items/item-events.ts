import type { CourierCode, CourierStatus } from '../couriers.ts';
import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { UploadPoints } from '../points/upload-points.ts';
import type { UseMode } from '../products/product-kinds.ts';
import type { Region } from '../regions.ts';
import type { HouseReason, ReleasedTo } from '../stock/stock-status.ts';
import type { DeliveryOutcome, FaultType, Refusal, SnsType, WriteOffOutcome } from './item-kinds.ts';

/** Where a reserved garment goes when its item is canceled, denied or replaced. */
export type StockReturn =
  | { to: Exclude<ReleasedTo, 'unavailable'> }
  | { to: 'unavailable'; unavailableReason: HouseReason };

/** What is known of an item when it is requested, and never changes afterwards but for the stock item; what it earns since version 2. */
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
  /** Days after the trial's end within which a look is to be posted. */
  postDays: number;
}

/** What staff add to an item for everybody who sees it; null where there is nothing. Metadata are names, each with a text. */
export interface TrysetItemNotes {
  boxScore: number | null;
  metadata: Readonly<Record<string, string>> | null;
}

/** A parcel of past rentals may have gone by a courier that nobody knows any more. */
export interface Parcel {
  courier: CourierCode | null;
  trackingNumber: string | null;
}

/** ISO date (YYYY-MM-DD) of a pickup at the member's door. */
interface Pickup {
  pickupDate: string | null;
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
  | E<'TrysetItemReplacementExpired', { stockItemId: number }>
  | E<'TrysetItemMarkedExpress', Nothing>
  | E<'TrysetItemMarkedNormal', Nothing>
  | E<'TrysetItemShipped', Parcel>
  | E<'TrysetItemTracked', { courierStatus: CourierStatus }>
  | E<'TrysetItemDelivered', { forced: boolean }>
  | E<'TrysetItemDeliveryFailed', { outcome: DeliveryOutcome }>
  /** `courierClaim` is the number under which the courier was asked to account for the parcel; null where none was filed. */
  | E<'TrysetItemNotReceived', { courierClaim: string | null }>
  | E<'TrysetItemGiven', Nothing>
  | E<'TrysetItemTrialEnded', Nothing>
  | E<'TrysetItemPostOverdue', Nothing>
  /** The business day to whose end staff extended the time for the look. */
  | E<'TrysetItemPostExtended', { lastDay: string }>
  | E<'TrysetItemLookPosted', { lookId: number; snsType: SnsType }>
  | E<'TrysetItemLookWithdrawn', { lookId: number }>
  | E<'TrysetItemPostRefused', { refusalType: Refusal }>
  | E<'TrysetItemPurchaseStarted', { orderId: number; originalPrice: number; salesPrice: number }>
  | E<'TrysetItemPurchaseAbandoned', { orderId: number }>
  | E<'TrysetItemPurchased', { orderId: number }>
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
