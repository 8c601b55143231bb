import Type, { type Static } from 'typebox';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import {
  BrandBrief,
  Destination,
  MemberBrief,
  ProductBrief,
  SizeBrief,
  TrysetItem,
} from '../tryset-items/contract.ts';

const common = {
  id: Type.Integer(),
  /** Overview status over the items that the caller may see; null when all of them are canceled. */
  status: Nullable(OneOf(overviewStatuses)),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  user: MemberBrief,
  /** Who asked for it, as staff and the member wrote it; null as `destination`, and the e-mail for brand admins. */
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  destination: Nullable(Destination),
  /** When the first of its items that the caller may see was accepted. */
  approvedTime: Nullable(Instant),
  /** The last day (UTC+9) on which the member may try one of them; null before the first delivery. */
  maxTryDate: Nullable(Day),
  /** What staff add for everybody who sees the tryset. */
  customLink: Nullable(Type.String()),
  handoverInfo: Nullable(Type.String()),
  isPreferExpress: Type.Boolean(),
  expDeliveryTime: Nullable(Type.String()),
  timeToPrepareDelivery: Nullable(Type.String()),
  /** Without the canceled. */
  itemsCount: Type.Integer(),
  mainItem: Nullable(
    Type.Object({ id: Type.Integer(), status: OneOf(trysetItemStatuses), productName: Type.String() }),
  ),
  actions: ActionsOf(trysetTransitions),
};

export const Tryset = Type.Object({
  ...common,
  /** Those that the caller may see, without the removed. */
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
  /** Who accepted the first of its items; null for members. */
  approver: Nullable(ActorBrief),
  /** The same as `name`, `phone` and `email`; null where none of them is known. */
  recipient: Nullable(
    Type.Object({
      name: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      email: Nullable(Type.String()),
    }),
  ),
  trysetItems: Type.Array(TrysetItem),
  returnRequest: Nullable(
    Type.Object({
      /** A tryset has one return request: its own number stands for it. */
      id: Type.Integer(),
      trysetId: Type.Integer(),
      /** Where the garments are fetched: where they were sent to. Null as `destination`. */
      sourceAddress: Nullable(Destination),
      /** Who accepted the return of the first of its items; null for members. */
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

/** What a member has under way. */
export const TrysetUserStatus = Type.Object({
  currentUsingTrysetCount: Type.Integer(),
  /** Items by their own status, as the two of items that are returning: each counts in one of them, or is over. */
  currentUsingTrysetItemCount: Type.Integer(),
  currentReturningTrysetCount: Type.Integer(),
  currentReturningTrysetItemCount: Type.Integer(),
  canRequestNewRent: Type.Boolean(),
  hasDeferredTrysetItem: Type.Boolean(),
  trysetStatusOverviewList: Type.Array(OverviewEntry),
});
export type TrysetUserStatus = Static<typeof TrysetUserStatus>;
