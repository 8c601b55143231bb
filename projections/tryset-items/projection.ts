import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import {
  evolveTrysetItem,
  initialTrysetItem,
  type TrysetItemState,
} from '#domain/tryset-items/item-state.ts';
import { type ToldOutcome, toldAfter } from '#domain/tryset-items/outcome-cause.ts';
import { postStatus } from '#domain/tryset-items/post-status.ts';
import { changedRow, idOf, type Projection, type Recorded, type Words, wordOf } from '../projection.ts';
import { type DueTimes, dueTimesAfter } from './due.ts';
import { type TrysetItemRow, trysetItemsTable } from './tables.ts';

/** The fields of the row that are not in the item's folded state. */
type Extra = Omit<
  TrysetItemRow,
  | keyof TrysetItemState
  | keyof DueTimes
  | 'id'
  | 'lookId'
  | 'lookSnsType'
  | 'postStatus'
  | 'faultType'
  | 'outcomeCause'
  | 'outcomeBeforeForce'
  | 'revision'
  | 'updatedAt'
>;

const words: Words<TrysetItemEvent, Extra> = {
  TrysetItemRequested: ({ at }) => ({ createdAt: at }),
  TrysetItemCanceled: null,
  TrysetItemAccepted: ({ metadata, at }) => ({
    approvedAt: at,
    approverLabel: metadata.actor.label,
    approverId: metadata.actor.id,
  }),
  TrysetItemDenied: null,
  TrysetItemForceDenied: null,
  TrysetItemStockReplaced: null,
  TrysetItemGarmentCorrected: null,
  TrysetItemSizeExchanged: null,
  TrysetItemExchanged: null,
  TrysetItemSwapBegun: null,
  TrysetItemSwapAnswered: null,
  TrysetItemSwapEnded: null,
  TrysetItemReplacementExpired: null,
  TrysetItemMarkedExpress: null,
  TrysetItemMarkedNormal: null,
  TrysetItemShipped: ({ at }) => ({
    shippedAt: at,
    trackingInfo: null,
  }),
  TrysetItemParcelCorrected: () => ({ trackingInfo: null }),
  TrysetItemTracked: null,
  TrysetItemDelivered: null,
  TrysetItemDeliveryFailed: null,
  TrysetItemNotReceived: () => ({ refusalReason: null }),
  TrysetItemSentAgain: ({ at }) => ({ shippedAt: at, trackingInfo: null }),
  TrysetItemDamageReported: null,
  TrysetItemGiven: null,
  TrysetItemTrialEnded: null,
  TrysetItemPostOverdue: null,
  TrysetItemTrialExtended: null,
  TrysetItemPostExtended: null,
  TrysetItemLookPosted: () => ({ refusalReason: null }),
  TrysetItemLookWithdrawn: null,
  TrysetItemPostRefused: ({ metadata }) => ({ refusalReason: metadata.reason ?? null }),
  TrysetItemPurchaseStarted: ({ event: { data } }) => ({
    originalPrice: data.originalPrice,
    salesPrice: data.salesPrice,
  }),
  TrysetItemPurchaseAbandoned: () => ({ originalPrice: null, salesPrice: null }),
  TrysetItemPurchased: null,
  TrysetItemTakenBack: null,
  TrysetItemReturnRequested: ({ event: { data }, at }) => ({
    returnRequestedAt: at,
    pickupReason: data.pickupReason,
    requestedPickupDate: data.requestedPickupDate,
  }),
  TrysetItemReturnWithdrawn: () => ({
    returnRequestedAt: null,
    pickupReason: null,
    requestedPickupDate: null,
  }),
  TrysetItemReturnAccepted: ({ event: { data }, metadata, at }) => ({
    returnApprovedAt: at,
    returnApproverLabel: metadata.actor.label,
    returnApproverId: metadata.actor.id,
    confirmedPickupDate: data.pickupDate,
  }),
  TrysetItemReturnShipped: () => ({ returnTrackingInfo: null }),
  TrysetItemReturnParcelCorrected: () => ({ returnTrackingInfo: null }),
  TrysetItemReturnArrived: ({ at }) => ({ returnArrivedAt: at }),
  TrysetItemArrivedUnannounced: ({ at }) => ({ returnArrivedAt: at }),
  TrysetItemReturnCompleted: null,
  TrysetItemReturnFailed: null,
  TrysetItemReturnDeferred: ({ metadata, at }) => ({
    deferredAt: at,
    deferredReason: metadata.reason ?? null,
  }),
  TrysetItemReturnRetried: ({ event: { data } }) => ({ confirmedPickupDate: data.pickupDate }),
  TrysetItemForcePurchased: () => ({ loss: 'forced_purchase' }),
  TrysetItemForcePurchaseUndone: () => ({ loss: null }),
  TrysetItemFaultCharged: null,
  TrysetItemWrittenOff: ({ event: { data } }) => ({ loss: data.outcome }),
  TrysetItemNotesRevised: null,
  TrysetItemRemoved: null,
};

const nothing: Extra = {
  refusalReason: null,
  loss: null,
  deferredReason: null,
  deferredAt: null,
  approvedAt: null,
  approverLabel: null,
  approverId: null,
  shippedAt: null,
  trackingInfo: null,
  returnTrackingInfo: null,
  returnRequestedAt: null,
  returnApprovedAt: null,
  returnApproverLabel: null,
  returnApproverId: null,
  returnArrivedAt: null,
  pickupReason: null,
  requestedPickupDate: null,
  confirmedPickupDate: null,
  originalPrice: null,
  salesPrice: null,
  createdAt: '',
};

export const trysetItemsProjection: Projection<TrysetItemRow, TrysetItemEvent> = {
  name: 'tryset_items',
  table: trysetItemsTable,
  categories: ['tryset_item'],
  knows: (type) => type in words,
  keys: changedRow,
  fold,
};

function fold(row: TrysetItemRow | null, recorded: Recorded<TrysetItemEvent>): TrysetItemRow {
  const { event, at, revision } = recorded;
  const before: TrysetItemState = row === null ? initialTrysetItem : stateOf(row);
  const {
    trysetItemId: _,
    expiredReplacements: __,
    swapsWith: ____,
    faultPaymentIds: _____,
    formerLooks: ___,
    looks,
    ruleCodes,
    ...state
  } = evolveTrysetItem(before, event, at);
  return {
    ...(row ?? { ...nothing, createdAt: at }),
    ...state,
    ...wordOf(words, recorded),
    ...(event.type === 'TrysetItemTracked' ? tracked(before, event.data.courierStatus) : {}),
    id: idOf(recorded),
    ...outcomeColumns(toldAfter(toldOutcome(row), event)),
    ...dueTimesAfter(row, state),
    looks: [...looks],
    ruleCodes: [...ruleCodes],
    lookId: looks.at(-1)?.lookId ?? null,
    lookSnsType: looks.at(-1)?.snsType ?? null,
    postStatus: postStatus({ isLookPosted: looks.length > 0, refusalType: state.refusalType }),
    revision,
    updatedAt: at,
  };
}

/** Returns what the row tells of the item's outcome; nothing before the first event. */
function toldOutcome(row: TrysetItemRow | null): ToldOutcome {
  return {
    cause: row?.outcomeCause ?? null,
    faultType: row?.faultType ?? null,
    beforeForce: row?.outcomeBeforeForce ?? null,
  };
}

function outcomeColumns({ cause, faultType, beforeForce }: ToldOutcome) {
  return { outcomeCause: cause, faultType, outcomeBeforeForce: beforeForce };
}

/** Returns the columns that tracking news set: those of the parcel under way, either the delivery or the return. */
function tracked({ status }: TrysetItemState, said: TrysetItemRow['trackingInfo']): Partial<Extra> {
  return status === 'tryset_delivering' ? { trackingInfo: said } : { returnTrackingInfo: said };
}

/** Returns the folded state that the row stores. Fields that only deciders need are empty. */
export function stateOf(row: TrysetItemRow): TrysetItemState {
  return {
    status: row.status,
    trysetItemId: row.id,
    trysetId: row.trysetId,
    userId: row.userId,
    userGender: row.userGender,
    userRegion: row.userRegion,
    brandId: row.brandId,
    productId: row.productId,
    productSizeId: row.productSizeId,
    stockItemId: row.stockItemId,
    useMode: row.useMode,
    trialDays: row.trialDays,
    postDays: row.postDays,
    lookUploadPoint: row.lookUploadPoint,
    instagramUploadPoint: row.instagramUploadPoint,
    youtubeUploadPoint: row.youtubeUploadPoint,
    isExpress: row.isExpress,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    returnCourier: row.returnCourier,
    returnTrackingNumber: row.returnTrackingNumber,
    deliveredAt: row.deliveredAt,
    looks: row.looks,
    formerLooks: [],
    refusalType: row.refusalType,
    isTrialEnded: row.isTrialEnded,
    isPostOverdue: row.isPostOverdue,
    postExtendedTo: row.postExtendedTo,
    orderId: row.orderId,
    boxScore: row.boxScore,
    metadata: row.metadata,
    damage: row.damage,
    faultPaymentIds: [],
    forced: row.forced,
    exchangedTo: row.exchangedTo,
    swapsWith: null,
    expiredReplacements: [],
    ruleCodes: row.ruleCodes,
    isRemoved: row.isRemoved,
  };
}
