import Type, { type Static } from 'typebox';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { InvoiceBrief } from '../briefs/orders/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { Destination, TrysetItem } from '../tryset-items/contract.ts';

const common = {
  id: Type.Integer(),
  /** Overview status over the items that the caller may see; null if all these items are canceled. */
  status: Nullable(OneOf(overviewStatuses)),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  user: MemberBrief,
  /**
   * The recipient as staff or the member entered it; null when `destination` is null. The e-mail is also null for
   * brand admins.
   */
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  destination: Nullable(Destination),
  /** When the first item that the caller may see was approved; null before that. */
  approvedTime: Nullable(Instant),
  /** Last trial day (UTC+9) over the tryset's items; null before the first delivery. */
  maxTryDate: Nullable(Day),
  /** Notes by staff, shown to everyone who sees the tryset. */
  customLink: Nullable(Type.String()),
  handoverInfo: Nullable(Type.String()),
  isPreferExpress: Type.Boolean(),
  /** The proposal of a collaboration that it follows; null if it follows none. */
  proposalId: Nullable(Type.Integer()),
  expDeliveryTime: Nullable(Type.String()),
  timeToPrepareDelivery: Nullable(Type.String()),
  /** Number of items that are not canceled. */
  itemsCount: Type.Integer(),
  mainItem: Nullable(
    Type.Object({ id: Type.Integer(), status: OneOf(trysetItemStatuses), productName: Type.String() }),
  ),
  actions: ActionsOf(trysetTransitions),
};

export const Tryset = Type.Object({
  ...common,
  /** Items that the caller may see, without removed ones. */
  trysetItems: Type.Array(
    Type.Object({
      id: Type.Integer(),
      status: OneOf(trysetItemStatuses),
      isExpress: Type.Boolean(),
      brand: BrandBrief,
      product: ProductBrief,
      productSize: SizeBrief,
      stock: Type.Object({ id: Type.Integer(), code: Type.String() }),
    }),
  ),
});
export type Tryset = Static<typeof Tryset>;

export const TrysetDetail = Type.Object({
  ...common,
  ...asOfField,
  /** Approver of the first approved item; null for members, and before the approval. */
  approver: Nullable(ActorBrief),
  /** The values of `name`, `phone` and `email` as one object; null if all three are null. */
  recipient: Nullable(
    Type.Object({
      name: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      email: Nullable(Type.String()),
    }),
  ),
  /** The newest order that buys an item of the tryset; null without one, for brand admins, and in views of the past. */
  invoice: Nullable(InvoiceBrief),
  trysetItems: Type.Array(TrysetItem),
  returnRequest: Nullable(
    Type.Object({
      /** A tryset has one return request, which uses the tryset's id. */
      id: Type.Integer(),
      trysetId: Type.Integer(),
      /** Pickup address, equal to the delivery address; null when `destination` is null. */
      sourceAddress: Nullable(Destination),
      /** Approver of the first item with an approved return; null for members, and before the approval. */
      approver: Nullable(ActorBrief),
      requestedPickupReason: Nullable(Type.String()),
      requestedPickupDate: Nullable(Type.String()),
      confirmedPickupDate: Nullable(Type.String()),
      approvedTime: Nullable(Instant),
    }),
  ),
});
export type TrysetDetail = Static<typeof TrysetDetail>;

const OverviewEntry = Type.Object({
  trysetId: Type.Integer(),
  status: OneOf(overviewStatuses),
  itemsCount: Type.Integer(),
  estimatedDeliveryTime: Nullable(Type.String()),
  deliveredTime: Nullable(Instant),
  expirationTime: Nullable(Instant),
  requestedPickupDate: Nullable(Type.String()),
  confirmedPickupDate: Nullable(Type.String()),
});

/** A member's current rentals. */
export const TrysetUserStatus = Type.Object({
  currentUsingTrysetCount: Type.Integer(),
  /** Items by their own status, in use or returning; finished items are in neither count. */
  currentUsingTrysetItemCount: Type.Integer(),
  currentReturningTrysetCount: Type.Integer(),
  currentReturningTrysetItemCount: Type.Integer(),
  canRequestNewRent: Type.Boolean(),
  hasDeferredTrysetItem: Type.Boolean(),
  trysetStatusOverviewList: Type.Array(OverviewEntry),
});
export type TrysetUserStatus = Static<typeof TrysetUserStatus>;
