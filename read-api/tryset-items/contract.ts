import Type, { type Static } from 'typebox';
import { certificationStatuses, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { CertificationLogShown } from '../briefs/looks/log-contract.ts';
import { InvoiceItemBrief } from '../briefs/orders/contract.ts';
import { PointMove } from '../briefs/points/move-contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { trysetItemFields } from './fields.ts';

export const TrysetItem = trysetItemFields.shape;
export type TrysetItem = Static<typeof TrysetItem>;

/** Destination of the parcel; null if the caller may not see it, or may no longer. */
export const Destination = Type.Object({
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  address: Nullable(Type.String()),
  notes: Nullable(Type.String()),
});

export const TrysetItemDetail = Type.Object({
  ...TrysetItem.properties,
  ...asOfField,
  destination: Nullable(Destination),
  /**
   * The report that the item arrived damaged; null without one. Its pictures need an access token. The text is null, and the pictures are
   * gone, once the member is forgotten.
   */
  damage: Nullable(
    Type.Object({ time: Instant, text: Nullable(Type.String()), pictures: Type.Array(PictureSet) }),
  ),
  /** The item that followed this one in an exchange of its size, and the one that this item followed; null without an exchange. */
  exchangedTo: Nullable(Type.Object({ id: Type.Integer(), trysetId: Type.Integer() })),
  exchangedFrom: Nullable(Type.Object({ id: Type.Integer(), trysetId: Type.Integer() })),
  /** Looks that show the item, newest first, with the item's certification in each; null in views of the past. */
  lookItemMappings: Nullable(
    Type.Array(
      Type.Object({
        id: Type.Integer(),
        lookId: Type.Integer(),
        trysetItemId: Type.Integer(),
        snsType: OneOf(lookSnsTypes),
        link: Nullable(Type.String()),
        latestCertificationStatus: OneOf(certificationStatuses),
        certifiedTime: Nullable(Instant),
        certificationLogs: Type.Array(CertificationLogShown),
        /** Points that the look earns for the item; null for brand admins. */
        uploadPoint: Nullable(Type.Integer()),
        givenPoints: Nullable(Type.Integer()),
        /** The item's share in the look's cash, in whole KRW or JPY. */
        givenCash: Nullable(Type.Integer()),
      }),
    ),
  ),
  /** Points that the item earned the member, newest first; null for brand admins, and in views of the past. */
  pointHistory: Nullable(Type.Array(PointMove)),
  /** The newest purchase of the item; null without one, and in views of the past. */
  invoiceItem: Nullable(InvoiceItemBrief),
  /** Pictures of the product, its cover first. */
  pictures: Type.Array(PictureSet),
  /** The other items of the same tryset that the caller may see. */
  siblings: Type.Array(
    Type.Object({
      id: Type.Integer(),
      status: OneOf(trysetItemStatuses),
      productName: Type.String(),
      coverImage: Nullable(PictureSet),
    }),
  ),
});
export type TrysetItemDetail = Static<typeof TrysetItemDetail>;

/**
 * Distinct names and codes for a list's filter bar. At most a thousand products are listed, those with most items.
 */
export const ListTags = Type.Object({
  statuses: Type.Array(Type.Object({ name: OneOf(trysetItemStatuses), count: Type.Integer() })),
  brands: Type.Array(Type.Object({ ...BrandBrief.properties, count: Type.Integer() })),
  products: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), code: Nullable(Type.String()) }),
  ),
});
export type ListTags = Static<typeof ListTags>;

/** Counts of a member's items by state. */
export const TrysetItemMetrics = Type.Object({
  /** Number of items requested or in preparation. */
  pendingItemCount: Type.Integer(),
  /** Number of items delivered and not on their way back. */
  inUseItemCount: Type.Integer(),
  /** Number of items for which the member announced a later look. */
  plannedTrysetItemCount: Type.Integer(),
  totalCount: Type.Integer(),
  lookPostedCount: Type.Integer(),
  /** Copy of `plannedTrysetItemCount` under the name that older clients read. */
  plannedCount: Type.Integer(),
});
