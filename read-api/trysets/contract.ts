import Type, { type Static } from 'typebox';
import { Action, Instant, Nullable } from '#http/contract.ts';
import { Destination, MemberBrief, TrysetItem } from '../tryset-items/contract.ts';

export const Tryset = Type.Object({
  id: Type.Integer(),
  /** Overview status over the items that the caller may see; null when all of them are canceled. */
  status: Nullable(Type.String()),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  user: MemberBrief,
  destination: Nullable(Destination),
  isPreferExpress: Type.Boolean(),
  expDeliveryTime: Nullable(Type.String()),
  timeToPrepareDelivery: Nullable(Type.String()),
  itemsCount: Type.Integer(),
  mainItem: Nullable(Type.Object({ id: Type.Integer(), status: Type.String(), productName: Type.String() })),
  actions: Type.Array(Action),
});
export type Tryset = Static<typeof Tryset>;

export const TrysetDetail = Type.Object({
  ...Tryset.properties,
  trysetItems: Type.Array(TrysetItem),
  returnRequest: Nullable(
    Type.Object({
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
  status: Type.String(),
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
  currentUsingTrysetItemCount: Type.Integer(),
  currentReturningTrysetCount: Type.Integer(),
  currentReturningTrysetItemCount: Type.Integer(),
  canRequestNewRent: Type.Boolean(),
  hasDeferredTrysetItem: Type.Boolean(),
  trysetStatusOverviewList: Type.Array(OverviewEntry),
});
export type TrysetUserStatus = Static<typeof TrysetUserStatus>;
