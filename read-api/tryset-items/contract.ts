import Type, { type Static } from 'typebox';
import { courierCodes, courierStatuses } from '#domain/couriers.ts';
import { certificationStatuses, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { useModes } from '#domain/products/product-kinds.ts';
import { stockStatuses } from '#domain/stock/stock-status.ts';
import {
  faultTypes,
  itemOutcomes,
  outcomeCauses,
  refusalTypes,
  snsTypes,
} from '#domain/tryset-items/item-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { postStatuses } from '#domain/tryset-items/post-status.ts';
import { warningCodes } from '#domain/tryset-items/rule-codes.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { CertificationLogShown } from '../briefs/looks/log-contract.ts';
import { InvoiceItemBrief } from '../briefs/orders/contract.ts';
import { PointMove } from '../briefs/points/move-contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const ReturnItem = Type.Object({
  /** A return has no id of its own and uses the id of its item. */
  id: Type.Integer(),
  trysetItemId: Type.Integer(),
  courier: Nullable(OneOf(courierCodes)),
  trackingNumber: Nullable(Type.String()),
  /** The latest status that the courier reported. */
  trackingInfo: Nullable(OneOf(courierStatuses)),
  deliveredTime: Nullable(Instant),
});

export const TrysetItem = Type.Object({
  id: Type.Integer(),
  trysetId: Type.Integer(),
  status: OneOf(trysetItemStatuses),
  /** What became of the item; null while it is under way. `lost` includes a forced purchase. */
  outcome: Nullable(OneOf(itemOutcomes)),
  /** The last documented reason with which the outcome came; null without one, and while the item is under way. */
  outcomeCause: Nullable(OneOf(outcomeCauses)),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  isExpress: Type.Boolean(),
  useMode: OneOf(useModes),
  trialDays: Type.Integer(),
  deliveredTime: Nullable(Instant),
  /** End of the member's trial; null outside of a trial. */
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
  /** The due date to which staff extended the posting of a look; null if they did not. */
  maxExtendedLookPostDate: Nullable(Day),
  isBrandBoostingApplied: Type.Boolean(),
  /** Points that a certified look earns on a blog and on the other networks; null for a brand admin. */
  lookUploadPoint: Nullable(Type.Integer()),
  instagramUploadPoint: Nullable(Type.Integer()),
  youtubeUploadPoint: Nullable(Type.Integer()),
  /** Notes by staff, shown to everyone who sees the item. */
  boxScore: Nullable(Type.Integer()),
  metadata: Nullable(Type.Record(Type.String(), Type.String())),
  postStatus: OneOf(postStatuses),
  refusalType: OneOf(refusalTypes),
  refusalReason: Nullable(Type.String()),
  /** When damage on the item's arrival was reported; null if it was not. */
  damageReportedTime: Nullable(Instant),
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
    /** Status of the garment; empty until the garment's own events are projected. */
    status: OneOf([...stockStatuses, '']),
    memoInUse: Nullable(Type.String()),
    abnormalIssue: Nullable(Type.String()),
  }),
  actions: ActionsOf(trysetItemTransitions),
});
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
