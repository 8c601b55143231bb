import type { BrandAdminEvent } from '../brands/brand-admin.ts';
import type { BrandEvent } from '../brands/brand-events.ts';
import type { ClaimEvent } from '../claims.ts';
import type { DomainEvent } from '../event.ts';
import type { GivenIdsEvent } from '../given-ids.ts';
import type { IdBlockEvent } from '../id-block.ts';
import type { MemberEvent } from '../members/member-events.ts';
import type { StaffEvent } from '../members/staff.ts';
import type { ProductEvent } from '../products/product-events.ts';
import { referenceEventTypes } from '../reference/reference-events.ts';
import type { ParkedEventEvent } from '../replay/parked-events.ts';
import type { ReadModelsEvent } from '../replay/read-models.ts';
import type { RepairEvent } from '../replay/repairs.ts';
import type { StockItemEvent } from '../stock/stock-events.ts';
import type { TrysetItemEvent } from '../tryset-items/item-events.ts';
import type { MemberRentalsEvent } from '../trysets/member-rentals.ts';
import type { TrysetEvent } from '../trysets/tryset-events.ts';
import type { SavedViewEvent } from '../views/saved-view-events.ts';
import type { ViewShelfEvent } from '../views/view-shelf.ts';

/** The newest version of each event type of a stream. A type that is missing here does not compile. */
export type Versions<Event extends DomainEvent> = Readonly<Record<Event['type'], number>>;

export const trysetItemVersions: Versions<TrysetItemEvent> = {
  TrysetItemRequested: 1,
  TrysetItemAccepted: 1,
  TrysetItemDenied: 1,
  TrysetItemForceDenied: 1,
  TrysetItemCanceled: 1,
  TrysetItemDeliveryFailed: 1,
  TrysetItemTracked: 1,
  TrysetItemShipped: 1,
  TrysetItemDelivered: 1,
  TrysetItemMarkedExpress: 1,
  TrysetItemStockReplaced: 1,
  TrysetItemReplacementExpired: 1,
  TrysetItemGiven: 1,
  TrysetItemMarkedNormal: 1,
  TrysetItemLookWithdrawn: 1,
  TrysetItemTrialEnded: 1,
  TrysetItemPostOverdue: 1,
  TrysetItemPostExtended: 1,
  TrysetItemPurchaseStarted: 1,
  TrysetItemPostRefused: 1,
  TrysetItemLookPosted: 1,
  TrysetItemReturnWithdrawn: 1,
  TrysetItemReturnCompleted: 1,
  TrysetItemForcePurchased: 1,
  TrysetItemReturnRetried: 1,
  TrysetItemReturnShipped: 1,
  TrysetItemReturnDeferred: 1,
  TrysetItemReturnAccepted: 1,
  TrysetItemReturnRequested: 1,
  TrysetItemWrittenOff: 1,
  TrysetItemPurchased: 1,
  TrysetItemReturnFailed: 1,
  TrysetItemPurchaseAbandoned: 1,
  TrysetItemReturnArrived: 1,
  TrysetItemNotesRevised: 1,
  TrysetItemRemoved: 1,
};

export const trysetVersions: Versions<TrysetEvent> = {
  TrysetCanceled: 1,
  TrysetReturnRequested: 1,
  TrysetDestinationCorrected: 1,
  TrysetNotesRevised: 1,
  TrysetRequestExpired: 1,
  TrysetItemAdded: 1,
  TrysetItemAddExpired: 1,
  TrysetRemoved: 1,
  TrysetRequested: 1,
  TrysetReturnAccepted: 1,
};

export const memberRentalsVersions: Versions<MemberRentalsEvent> = {
  RentalClaimed: 1,
  RentalClaimEnded: 1,
};

export const stockItemVersions: Versions<StockItemEvent> = {
  StockItemEntered: 1,
  StockItemRegistered: 1,
  StockItemRegistrationExpired: 1,
  StockItemHolderEnded: 1,
  StockItemReserved: 1,
  StockItemCheckCompleted: 1,
  StockItemReturnReceived: 1,
  StockItemHoldReleased: 1,
  StockItemLent: 1,
  StockItemMarkedUnavailable: 2,
  StockItemHolderRefused: 1,
  StockItemHeld: 1,
  StockItemRecovered: 1,
  StockItemCheckStarted: 1,
  StockItemReservationReleased: 2,
  StockItemPurchased: 1,
  OutStockRequested: 1,
  StockItemOutCompleted: 1,
  StockItemOutRolledBackToStock: 1,
  StockItemOutRolledBackToReady: 1,
  OutStockRequestCanceled: 1,
  StockItemStowed: 1,
  StockItemMemoAdded: 1,
  StockItemOutReadied: 1,
  StockItemOutStarted: 1,
  StockItemMemoInUseChanged: 1,
  StockItemConditionGraded: 1,
  StockItemSizeChanged: 1,
  StockItemAbnormalIssueNoted: 1,
  StockPieceStowed: 1,
  StockItemTermsRevised: 1,
  StockPieceTakenOut: 1,
  StockItemRemoved: 1,
  StockPieceCreated: 1,
};

export const brandVersions: Versions<BrandEvent> = {
  BrandRegistered: 1,
  BrandPublished: 1,
  BrandRevised: 1,
  BrandUnpublished: 1,
  BrandBusinessRegistrationSet: 1,
  BrandBankAccountSet: 1,
  BrandPictureSet: 1,
  BrandPhoneAdded: 1,
  BrandRemoved: 1,
  BrandPhoneRemoved: 1,
  BrandOutStockAddressSet: 1,
  BrandPhoneRevised: 1,
};

export const brandAdminVersions: Versions<BrandAdminEvent> = {
  BrandAdminRegistrationExpired: 1,
  BrandAdminAdded: 1,
  BrandAdminRevised: 1,
  BrandAdminPasswordChanged: 1,
  BrandAdminRemoved: 1,
};

export const productVersions: Versions<ProductEvent> = {
  ProductRemoved: 1,
  ProductSizeAdded: 1,
  ProductContentsSet: 1,
  ProductRegistered: 1,
  ProductSizeSoldOutMarked: 1,
  ProductSizeRevised: 1,
  ProductMaxPieceCountSet: 1,
  ProductMerged: 1,
  ProductSizeRemoved: 1,
  ProductRegistrationExpired: 1,
  ProductUnpublished: 1,
  ProductSoldOutMarked: 1,
  ProductSoldOutUnmarked: 1,
  ProductPublished: 1,
  ProductCoverSet: 1,
  ProductSizeSoldOutUnmarked: 1,
  ProductRevised: 1,
};

export const memberVersions: Versions<MemberEvent> = {
  MemberRevised: 1,
  MemberRegistered: 2,
  MemberRegistrationExpired: 1,
  MemberSystemSettingRevised: 1,
  MemberRoleChanged: 1,
  MemberPersonalDataSet: 1,
  MemberForgotten: 1,
  MemberLostAndFoundNoted: 1,
  MemberPictureSet: 1,
  MemberForgettingRequested: 1,
  MemberGradeChanged: 1,
};

export const staffVersions: Versions<StaffEvent> = {
  StaffRegistrationExpired: 1,
  StaffPersonalDataSet: 1,
  StaffAdded: 1,
  StaffPasswordChanged: 1,
  StaffRemoved: 1,
};

export const claimVersions: Versions<ClaimEvent> = {
  ClaimGivenUp: 1,
  ClaimTaken: 1,
};

export const idBlockVersions: Versions<IdBlockEvent> = {
  IdBlockTaken: 1,
};

export const givenIdsVersions: Versions<GivenIdsEvent> = {
  IdsGiven: 1,
};

export const savedViewVersions: Versions<SavedViewEvent> = {
  SavedViewCreated: 1,
  SavedViewCreationExpired: 1,
  SavedViewRevised: 1,
  SavedViewShared: 1,
  SavedViewUnshared: 1,
  SavedViewRemoved: 1,
};

export const viewShelfVersions: Versions<ViewShelfEvent> = {
  ViewPlaceTaken: 1,
  ViewPlaceSettled: 1,
  FirstViewChosen: 1,
};

export const parkedEventVersions: Versions<ParkedEventEvent> = {
  ParkedEventRetried: 1,
  ParkedEventSkipped: 1,
};

export const repairVersions: Versions<RepairEvent> = {
  RowRepaired: 1,
  LogLineRepaired: 1,
  CountersRepaired: 1,
};

export const readModelsVersions: Versions<ReadModelsEvent> = {
  RebuildRequested: 1,
  RebuildCancelRequested: 1,
  SwitchBackRequested: 1,
  FormerDropRequested: 1,
  VerificationRequested: 1,
  VerificationCancelRequested: 1,
  RepairRequested: 1,
};

export const referenceVersions: Readonly<Record<string, number>> = Object.fromEntries(
  referenceEventTypes.map((type) => [type, 1]),
);
