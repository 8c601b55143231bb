import Type, { type Static } from 'typebox';
import { courierCodes, courierStatuses } from '#domain/couriers.ts';
import { certificationStatuses, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { useModes } from '#domain/products/product-kinds.ts';
import { stockStatuses } from '#domain/stock/stock-status.ts';
import { faultTypes, refusalTypes, snsTypes } from '#domain/tryset-items/item-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { postStatuses } from '#domain/tryset-items/post-status.ts';
import { warningCodes } from '#domain/tryset-items/rule-codes.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { CertificationLogShown } from '../briefs/looks/log-contract.ts';
import { PointMove } from '../briefs/points/move-contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const ReturnItem = Type.Object({
  /** A return has no id of its own and uses its item's. */
  id: Type.Integer(),
  trysetItemId: Type.Integer(),
  courier: Nullable(OneOf(courierCodes)),
  trackingNumber: Nullable(Type.String()),
  /** Latest courier status. */
  trackingInfo: Nullable(OneOf(courierStatuses)),
  deliveredTime: Nullable(Instant),
});

export const TrysetItem = Type.Object({
  id: Type.Integer(),
  trysetId: Type.Integer(),
  status: OneOf(trysetItemStatuses),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  isExpress: Type.Boolean(),
  useMode: OneOf(useModes),
  trialDays: Type.Integer(),
  deliveredTime: Nullable(Instant),
  /** Only during the member's trial. */
  trialEnd: Nullable(Instant),
  remainingDays: Nullable(Type.Integer()),
  isTrialEnded: Type.Boolean(),
  isPostOverdue: Type.Boolean(),
  /** Codes of the rules that have warned, oldest first. */
  ruleCodes: Type.Array(OneOf(warningCodes)),
  isLookPosted: Type.Boolean(),
  latestUploadSnsType: Nullable(OneOf(snsTypes)),
  /** Whole days left to post a look, negative if overdue; null if no look is expected. */
  uploadRemainDays: Nullable(Type.Integer()),
  /** The due date as extended by staff; null if not extended. */
  maxExtendedLookPostDate: Nullable(Day),
  isBrandBoostingApplied: Type.Boolean(),
  /** Points that a certified look earns on a blog and on the other networks; null for a brand admin. */
  lookUploadPoint: Nullable(Type.Integer()),
  instagramUploadPoint: Nullable(Type.Integer()),
  youtubeUploadPoint: Nullable(Type.Integer()),
  /** Notes by staff for everyone who sees the item. */
  boxScore: Nullable(Type.Integer()),
  metadata: Nullable(Type.Record(Type.String(), Type.String())),
  postStatus: OneOf(postStatuses),
  refusalType: OneOf(refusalTypes),
  refusalReason: Nullable(Type.String()),
  faultType: Nullable(OneOf(faultTypes)),
  deferredReason: Nullable(Type.String()),
  courier: Nullable(OneOf(courierCodes)),
  trackingNumber: Nullable(Type.String()),
  trackingInfo: Nullable(OneOf(courierStatuses)),
  requestedPickupDate: Nullable(Day),
  confirmedPickupDate: Nullable(Day),
  returnItem: Nullable(ReturnItem),
  user: MemberBrief,
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
  stock: Type.Object({
    id: Type.Integer(),
    code: Type.String(),
    /** Empty until the garment's own events are projected. */
    status: OneOf([...stockStatuses, '']),
    memoInUse: Nullable(Type.String()),
    abnormalIssue: Nullable(Type.String()),
  }),
  actions: ActionsOf(trysetItemTransitions),
});
export type TrysetItem = Static<typeof TrysetItem>;

/** Destination of the parcel; null if the caller may not, or no longer, see it. */
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
  /** Looks that show it, newest first, with their certification of it; null in the past. */
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
        /** Null for brand admins. */
        uploadPoint: Nullable(Type.Integer()),
        givenPoints: Nullable(Type.Integer()),
      }),
    ),
  ),
  /** Points that it earned the member, newest first; null for brand admins, and in the past. */
  pointHistory: Nullable(Type.Array(PointMove)),
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

/** Distinct names and codes for a list's filter bar; at most a thousand products, those with most items. */
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
  /** Requested or in preparation. */
  pendingItemCount: Type.Integer(),
  /** Delivered and not on their way back. */
  inUseItemCount: Type.Integer(),
  /** The member announced a later look. */
  plannedTrysetItemCount: Type.Integer(),
  totalCount: Type.Integer(),
  lookPostedCount: Type.Integer(),
  /** The same as `plannedTrysetItemCount`. */
  plannedCount: Type.Integer(),
});
