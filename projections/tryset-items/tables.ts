import type { Role } from '#domain/actor.ts';
import type { CourierCode, CourierStatus } from '#domain/couriers.ts';
import type { FaultType, SnsType } from '#domain/tryset-items/item-kinds.ts';
import type { PostedLook, TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { PostStatus } from '#domain/tryset-items/post-status.ts';
import type { WarningCode } from '#domain/tryset-items/rule-codes.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A tryset item: its folded state plus fields that only readers need. Times are ISO instants, dates YYYY-MM-DD. */
export interface TrysetItemRow
  extends Omit<
    TrysetItemState,
    'trysetItemId' | 'looks' | 'formerLooks' | 'expiredReplacements' | 'ruleCodes'
  > {
  id: number;
  /** End of the trial, regardless of later events; null before delivery and for gifts. */
  trialEndsAt: string | null;
  /** When a look is due; null like `trialEndsAt`. */
  postDueAt: string | null;
  /** Its newest look, and the network of that post. */
  lookId: number | null;
  lookSnsType: SnsType | null;
  looks: PostedLook[];
  ruleCodes: WarningCode[];
  postStatus: PostStatus;
  refusalReason: string | null;
  faultType: FaultType | null;
  deferredReason: string | null;
  /** When its return was last deferred. */
  deferredAt: string | null;
  /** When it was approved, and by whom. */
  approvedAt: string | null;
  approverLabel: Role | null;
  approverId: number | null;
  courier: CourierCode | null;
  trackingNumber: string | null;
  trackingInfo: CourierStatus | null;
  returnCourier: CourierCode | null;
  returnTrackingNumber: string | null;
  returnTrackingInfo: CourierStatus | null;
  /** When the return was requested; null again after the request was withdrawn. */
  returnRequestedAt: string | null;
  /** When its return was last approved, and by whom. */
  returnApprovedAt: string | null;
  returnApproverLabel: Role | null;
  returnApproverId: number | null;
  returnArrivedAt: string | null;
  pickupReason: string | null;
  requestedPickupDate: string | null;
  confirmedPickupDate: string | null;
  originalPrice: number | null;
  salesPrice: number | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const trysetItemsTable: Table<TrysetItemRow> = table<TrysetItemRow>('read.tryset_items', 'id', {
  id: 'integer',
  trysetId: 'integer',
  userId: 'integer',
  userGender: 'text',
  userRegion: 'text',
  brandId: 'integer',
  productId: 'integer',
  productSizeId: 'integer',
  stockItemId: 'integer',
  status: 'text',
  useMode: 'text',
  trialDays: 'integer',
  postDays: 'integer',
  lookUploadPoint: 'integer',
  instagramUploadPoint: 'integer',
  youtubeUploadPoint: 'integer',
  isExpress: 'boolean',
  deliveredAt: 'timestamptz',
  trialEndsAt: 'timestamptz',
  postDueAt: 'timestamptz',
  lookId: 'integer',
  lookSnsType: 'text',
  looks: 'jsonb',
  postStatus: 'text',
  refusalType: 'text',
  refusalReason: 'text',
  faultType: 'text',
  deferredReason: 'text',
  deferredAt: 'timestamptz',
  isTrialEnded: 'boolean',
  isPostOverdue: 'boolean',
  postExtendedTo: 'date',
  orderId: 'integer',
  boxScore: 'integer',
  metadata: 'jsonb',
  originalPrice: 'integer',
  salesPrice: 'integer',
  approvedAt: 'timestamptz',
  approverLabel: 'text',
  approverId: 'integer',
  courier: 'text',
  trackingNumber: 'text',
  trackingInfo: 'text',
  returnCourier: 'text',
  returnTrackingNumber: 'text',
  returnTrackingInfo: 'text',
  returnRequestedAt: 'timestamptz',
  returnApprovedAt: 'timestamptz',
  returnApproverLabel: 'text',
  returnApproverId: 'integer',
  returnArrivedAt: 'timestamptz',
  pickupReason: 'text',
  requestedPickupDate: 'date',
  confirmedPickupDate: 'date',
  ruleCodes: 'text[]',
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
