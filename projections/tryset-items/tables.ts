import type { Role } from '#domain/actor.ts';
import type { CourierCode, CourierStatus } from '#domain/couriers.ts';
import type { FaultType, SnsType } from '#domain/tryset-items/item-kinds.ts';
import type { PostedLook, TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { PostStatus } from '#domain/tryset-items/post-status.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A tryset item: its folded state, and what only readers want to know. Times are ISO instants, dates YYYY-MM-DD. */
export interface TrysetItemRow
  extends Omit<TrysetItemState, 'trysetItemId' | 'looks' | 'formerLooks' | 'expiredReplacements'> {
  id: number;
  /** When its trial ends or ended, whatever became of it since; null before the delivery and for a gift. */
  trialEndsAt: string | null;
  /** Until when a look is or was due; null as `trialEndsAt`. */
  postDueAt: string | null;
  /** The newest of its looks, and where that was posted. */
  lookId: number | null;
  lookSnsType: SnsType | null;
  looks: PostedLook[];
  postStatus: PostStatus;
  refusalReason: string | null;
  faultType: FaultType | null;
  deferredReason: string | null;
  /** When its return was last deferred. */
  deferredAt: string | null;
  /** When it was accepted, and by whom. */
  approvedAt: string | null;
  approverLabel: Role | null;
  approverId: number | null;
  courier: CourierCode | null;
  trackingNumber: string | null;
  trackingInfo: CourierStatus | null;
  returnCourier: CourierCode | null;
  returnTrackingNumber: string | null;
  returnTrackingInfo: CourierStatus | null;
  /** When the return was asked for; null again where that was withdrawn. */
  returnRequestedAt: string | null;
  /** When its return was last accepted, and by whom. */
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
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
