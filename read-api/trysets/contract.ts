import Type, { type Static } from 'typebox';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { InvoiceBrief } from '../briefs/orders/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { Destination, TrysetItem } from '../tryset-items/contract.ts';
import { trysetFields } from './fields.ts';

export const Tryset = trysetFields.shape;
export type Tryset = Static<typeof Tryset>;

const { trysetItems: _, ...common } = Tryset.properties;

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
