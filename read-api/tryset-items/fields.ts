import Type, { type Static } from 'typebox';
import { courierCodes, courierStatuses } from '#domain/couriers.ts';
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
import { itemOutcome } from '#domain/tryset-items/outcome.ts';
import { postStatuses } from '#domain/tryset-items/post-status.ts';
import { warningCodes } from '#domain/tryset-items/rule-codes.ts';
import { daysUntil, remainingDays, trialEnd } from '#domain/tryset-items/trial.ts';
import type { Caller } from '#http/caller.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { MemberBrief } from '../briefs/contract.ts';
import { brandField, productField, sizeField } from '../briefs/fields.ts';
import { memberBrief, realNameOf } from '../briefs/members/brief.ts';
import { Count, Flag, idFields, OptionalText, readable } from '../kit/readable/fields.ts';
import { trysetItemColumns } from './columns.ts';
import type { TrysetItemWithNames } from './rows.ts';

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

const StockBrief = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  /** Status of the garment; empty until the garment's own events are projected. */
  status: OneOf([...stockStatuses, '']),
  memoInUse: Nullable(Type.String()),
  abnormalIssue: Nullable(Type.String()),
});

const Actions = ActionsOf(trysetItemTransitions);

/** An item with its reader, the instant at which it is read, and the actions that the reader may take. */
export type TrysetItemRead = TrysetItemWithNames & {
  caller: Caller;
  now: string;
  actions: Static<typeof Actions>;
};

/** The fields of a tryset item in lists, details and files. */
export const trysetItemFields = readable<TrysetItemRead>()(trysetItemColumns, {
  ...idFields,
  trysetId: { is: Count, of: (row) => row.trysetId, csv: 'tryset_id' },
  status: {
    is: OneOf(trysetItemStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'trysetItemStatus',
  },
  /** What became of the item; null while it is under way. `lost` includes a forced purchase. */
  outcome: { is: Nullable(OneOf(itemOutcomes)), of: itemOutcome, csv: 'outcome', codes: 'itemOutcome' },
  /** The last documented reason with which the outcome came; null without one, and while the item is under way. */
  outcomeCause: {
    is: Nullable(OneOf(outcomeCauses)),
    of: (row) => (itemOutcome(row) === null ? null : row.outcomeCause),
    csv: 'outcome_cause',
    codes: 'outcomeCause',
  },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  updatedTime: { is: Instant, of: (row) => row.updatedAt },
  deliveredTime: {
    is: Nullable(Instant),
    of: (row) => row.deliveredAt,
    csv: 'delivered_time',
    isTime: true,
  },
  /** End of the member's trial; null outside of a trial. */
  trialEnd: { is: Nullable(Instant), of: trialEnd, csv: 'trial_end', isTime: true },
  trialDays: { is: Count, of: (row) => row.trialDays },
  remainingDays: {
    is: Nullable(Count),
    of: (row) => remainingDays(row, row.now),
    csv: 'remaining_days',
  },
  isTrialEnded: { is: Flag, of: (row) => row.isTrialEnded },
  isExpress: {
    is: Flag,
    of: (row) => row.isExpress,
    csv: 'delivery_type',
    cell: (row) => (row.isExpress ? 'express' : 'normal'),
    codes: 'deliveryType',
  },
  useMode: { is: OneOf(useModes), of: (row) => row.useMode },
  /** Codes of the rules that have warned, oldest first. */
  ruleCodes: { is: Type.Array(OneOf(warningCodes)), of: (row) => row.ruleCodes },
  postStatus: {
    is: OneOf(postStatuses),
    of: (row) => row.postStatus,
    csv: 'post_status',
    codes: 'postStatus',
  },
  isLookPosted: { is: Flag, of: (row) => row.lookId !== null },
  isPostOverdue: { is: Flag, of: (row) => row.isPostOverdue },
  latestUploadSnsType: { is: Nullable(OneOf(snsTypes)), of: (row) => row.lookSnsType },
  /** Whole days left to post a look, negative if overdue; null if no look is expected. */
  uploadRemainDays: { is: Nullable(Count), of: uploadRemainDays },
  /** The due date to which staff extended the posting of a look; null if they did not. */
  maxExtendedLookPostDate: {
    is: Nullable(Day),
    of: (row) => row.postExtendedTo,
    csv: 'max_extended_look_post_date',
  },
  isBrandBoostingApplied: { is: Flag, of: () => false },
  /** Points that a certified look earns on a blog and on the other networks; null for a brand admin. */
  lookUploadPoint: { is: Nullable(Count), of: (row) => unlessBrand(row, row.lookUploadPoint) },
  instagramUploadPoint: { is: Nullable(Count), of: (row) => unlessBrand(row, row.instagramUploadPoint) },
  youtubeUploadPoint: { is: Nullable(Count), of: (row) => unlessBrand(row, row.youtubeUploadPoint) },
  refusalType: { is: OneOf(refusalTypes), of: (row) => row.refusalType },
  refusalReason: { is: OptionalText, of: (row) => row.refusalReason, csv: 'refusal_reason' },
  brand: brandField,
  product: productField,
  productSize: sizeField,
  /** Its notes are for staff and brands, not for members. */
  stock: {
    is: StockBrief,
    of: stockBrief,
    cells: [
      { csv: 'stock_id', of: (row) => row.stockItemId },
      { csv: 'stock_code', of: (row) => row.stockCode ?? '' },
    ],
  },
  user: {
    is: MemberBrief,
    of: memberBrief,
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
      { csv: 'real_name', of: realNameOf },
      { csv: 'gender', of: (row) => row.userGender, codes: 'gender' },
      { csv: 'region', of: (row) => row.userRegion, codes: 'region' },
    ],
  },
  courier: {
    is: Nullable(OneOf(courierCodes)),
    of: (row) => row.courier,
    csv: 'courier',
    codes: 'courier',
  },
  trackingNumber: { is: OptionalText, of: (row) => row.trackingNumber, csv: 'tracking_number' },
  trackingInfo: { is: Nullable(OneOf(courierStatuses)), of: (row) => row.trackingInfo },
  returnItem: {
    is: Nullable(ReturnItem),
    of: returnParcel,
    cells: [
      { csv: 'return_courier', of: (row) => returnParcel(row)?.courier ?? null, codes: 'courier' },
      { csv: 'return_tracking_number', of: (row) => returnParcel(row)?.trackingNumber ?? null },
      { csv: 'return_arrived_time', of: (row) => row.returnArrivedAt, isTime: true },
    ],
  },
  requestedPickupDate: {
    is: Nullable(Day),
    of: (row) => row.requestedPickupDate,
    csv: 'requested_pickup_date',
  },
  confirmedPickupDate: {
    is: Nullable(Day),
    of: (row) => row.confirmedPickupDate,
    csv: 'confirmed_pickup_date',
  },
  /** When damage on the item's arrival was reported; null if it was not. */
  damageReportedTime: {
    is: Nullable(Instant),
    of: (row) => row.damage?.reportedAt ?? null,
    csv: 'damage_reported_time',
    isTime: true,
  },
  faultType: { is: Nullable(OneOf(faultTypes)), of: (row) => row.faultType },
  deferredReason: { is: OptionalText, of: (row) => row.deferredReason, csv: 'deferred_reason' },
  /** Notes by staff, shown to everyone who sees the item. */
  boxScore: { is: Nullable(Count), of: (row) => row.boxScore, csv: 'box_score' },
  metadata: {
    is: Nullable(Type.Record(Type.String(), Type.String())),
    of: (row) => row.metadata,
    csv: 'metadata',
    cell: ({ metadata }) => metadata && JSON.stringify(metadata),
  },
  actions: { is: Actions, of: (row) => row.actions },
});

function unlessBrand<Value>({ caller }: TrysetItemRead, value: Value): Value | null {
  return caller.label === 'brand_admin' ? null : value;
}

function unlessMember<Value>({ caller }: TrysetItemRead, value: Value): Value | null {
  return caller.label === 'user' ? null : value;
}

function stockBrief(row: TrysetItemRead): Static<typeof StockBrief> {
  return {
    id: row.stockItemId,
    code: row.stockCode ?? '',
    status: row.stockStatus ?? '',
    memoInUse: unlessMember(row, row.stockMemoInUse),
    abnormalIssue: unlessMember(row, row.stockAbnormalIssue),
  };
}

/** Days left to post a look; null if the look is posted or the member refused it. */
function uploadRemainDays({ postDueAt, postStatus, now }: TrysetItemRead): number | null {
  const isAwaited = postStatus === 'unposted' || postStatus === 'planned';
  return postDueAt === null || !isAwaited ? null : daysUntil(postDueAt, now);
}

function returnParcel(row: TrysetItemRead): Static<typeof ReturnItem> | null {
  if (row.returnCourier === null && row.returnArrivedAt === null) return null;
  return {
    id: row.id,
    trysetItemId: row.id,
    courier: row.returnCourier,
    trackingNumber: row.returnTrackingNumber,
    trackingInfo: row.returnTrackingInfo,
    deliveredTime: row.returnArrivedAt,
  };
}
