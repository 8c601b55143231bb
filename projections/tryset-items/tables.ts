import type { Role } from '#domain/actor.ts';
import type { CourierCode, CourierStatus } from '#domain/couriers.ts';
import type { FaultType, OutcomeCause, SnsType } from '#domain/tryset-items/item-kinds.ts';
import type { PostedLook, TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { Loss } from '#domain/tryset-items/loss.ts';
import type { OutcomeWords } from '#domain/tryset-items/outcome-cause.ts';
import type { PostStatus } from '#domain/tryset-items/post-status.ts';
import type { WarningCode } from '#domain/tryset-items/rule-codes.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A tryset item: its folded state, and fields that only readers need. Times are ISO instants, dates YYYY-MM-DD. */
export interface TrysetItemRow
  extends Omit<
    TrysetItemState,
    | 'trysetItemId'
    | 'looks'
    | 'formerLooks'
    | 'swapsWith'
    | 'faultPaymentIds'
    | 'expiredReplacements'
    | 'ruleCodes'
  > {
  id: number;
  /** When the trial ends, regardless of later events; null before the delivery and for gifts. */
  trialEndsAt: string | null;
  /** When a look is due; null before the delivery and for gifts. */
  postDueAt: string | null;
  /** The item's newest look; `lookSnsType` is the network of that look's post. Both are null without a look. */
  lookId: number | null;
  lookSnsType: SnsType | null;
  looks: PostedLook[];
  ruleCodes: WarningCode[];
  postStatus: PostStatus;
  refusalReason: string | null;
  faultType: FaultType | null;
  /** Why the item will not come back; null if it came back, or still may. */
  loss: Loss | null;
  /** The last documented reason of an outcome. The item may be under way again. */
  outcomeCause: OutcomeCause | null;
  /** Cause and fault before a forced purchase, for its undo; null if the item was not bought by force. */
  outcomeBeforeForce: OutcomeWords | null;
  deferredReason: string | null;
  /** When the item's return was last deferred; null if it never was. */
  deferredAt: string | null;
  /** When the item was approved, and by whom; null until then. */
  approvedAt: string | null;
  approverLabel: Role | null;
  approverId: number | null;
  courier: CourierCode | null;
  trackingNumber: string | null;
  trackingInfo: CourierStatus | null;
  /** When the item was shipped to the member; null until then. */
  shippedAt: string | null;
  returnCourier: CourierCode | null;
  returnTrackingNumber: string | null;
  returnTrackingInfo: CourierStatus | null;
  /** When the return was requested; null if it was not, or the request was withdrawn. */
  returnRequestedAt: string | null;
  /** When the item's return was last approved, and by whom; null if it never was. */
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
  loss: 'text',
  outcomeCause: 'text',
  outcomeBeforeForce: 'jsonb',
  deferredReason: 'text',
  deferredAt: 'timestamptz',
  isTrialEnded: 'boolean',
  isPostOverdue: 'boolean',
  postExtendedTo: 'date',
  orderId: 'integer',
  boxScore: 'integer',
  metadata: 'jsonb',
  damage: 'jsonb',
  forced: 'jsonb',
  exchangedTo: 'jsonb',
  originalPrice: 'integer',
  salesPrice: 'integer',
  approvedAt: 'timestamptz',
  approverLabel: 'text',
  approverId: 'integer',
  courier: 'text',
  trackingNumber: 'text',
  trackingInfo: 'text',
  shippedAt: 'timestamptz',
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
