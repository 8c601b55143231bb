import type { CourierCode } from '../couriers.ts';
import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { DamageReport } from './damage.ts';
import type { ExchangedTo } from './exchange.ts';
import { type ForcedPurchase, statusBefore } from './forced-purchase.ts';
import type { Parcel, TrysetItemDescription, TrysetItemEvent, TrysetItemNotes } from './item-events.ts';
import type { RefusalType, SnsType } from './item-kinds.ts';
import type { TrysetItemStatus } from './item-status.ts';
import type { WarningCode } from './rule-codes.ts';
import { noUploadPoints } from './upload-points.ts';

export interface PostedLook {
  lookId: number;
  snsType: SnsType;
}

/** The folded state of a tryset item. Times are ISO instants; the description's ids are 0 before the request. */
export interface TrysetItemState extends TrysetItemDescription, TrysetItemNotes {
  status: TrysetItemStatus;
  isExpress: boolean;
  /** The parcel to the member, and below the parcel of the return; null before they are shipped, or if unknown. */
  courier: CourierCode | null;
  trackingNumber: string | null;
  returnCourier: CourierCode | null;
  returnTrackingNumber: string | null;
  deliveredAt: string | null;
  /** The current looks that show the item, newest last. */
  looks: readonly PostedLook[];
  /** The last removed look on each network. The stream of that look contains the points already given for the item. */
  formerLooks: readonly PostedLook[];
  refusalType: RefusalType;
  isTrialEnded: boolean;
  isPostOverdue: boolean;
  /** The last business day for the look, if staff extended its deadline; else null. */
  postExtendedTo: string | null;
  orderId: number | null;
  /** The report that the item arrived damaged; null if nobody reported any. */
  damage: (DamageReport & { reportedAt: string }) | null;
  /** The payments by which the member was charged for loss or damage. */
  faultPaymentIds: readonly number[];
  /** The forced purchase; null if the item was not bought by force. */
  forced: ForcedPurchase | null;
  /** The item for which this delivered one was exchanged; null if it was not. */
  exchangedTo: ExchangedTo | null;
  /** The item with which this one swaps garments, until its new garment is handed over; else null. */
  swapsWith: number | null;
  /** The stock items of abandoned replacements, so that a late replacement is refused. */
  expiredReplacements: readonly number[];
  /** The rules that have warned, oldest first, each once. */
  ruleCodes: readonly WarningCode[];
  isRemoved: boolean;
}

export const initialTrysetItem: TrysetItemState = {
  status: 'idle',
  trysetItemId: 0,
  trysetId: 0,
  userId: 0,
  userGender: null,
  userRegion: 'KOREA',
  brandId: 0,
  productId: 0,
  productSizeId: 0,
  stockItemId: 0,
  useMode: 'rent',
  trialDays: 0,
  postDays: 0,
  ...noUploadPoints,
  isExpress: false,
  courier: null,
  trackingNumber: null,
  returnCourier: null,
  returnTrackingNumber: null,
  deliveredAt: null,
  looks: [],
  formerLooks: [],
  refusalType: 'idle',
  isTrialEnded: false,
  isPostOverdue: false,
  postExtendedTo: null,
  orderId: null,
  boxScore: null,
  metadata: null,
  damage: null,
  faultPaymentIds: [],
  forced: null,
  exchangedTo: null,
  swapsWith: null,
  expiredReplacements: [],
  ruleCodes: [],
  isRemoved: false,
};

/** The values of an item that was not delivered: it has no trial and waits for no look. */
const undelivered: Partial<TrysetItemState> = {
  deliveredAt: null,
  refusalType: 'idle',
  isTrialEnded: false,
  isPostOverdue: false,
  postExtendedTo: null,
  damage: null,
};

type Evolve = Decider<TrysetItemState, never, TrysetItemEvent>['evolve'];

/** Folds an event into the item. Event types from newer versions leave the state unchanged; the history still shows them. */
export const evolveTrysetItem: Evolve = (item, { type, data }, at) => {
  switch (type) {
    case 'TrysetItemRequested':
      return { ...item, ...data, status: 'tryset_requested' };
    case 'TrysetItemCanceled':
    case 'TrysetItemDenied':
    case 'TrysetItemForceDenied':
      return { ...item, status: 'tryset_canceled' };
    case 'TrysetItemAccepted':
      return { ...item, status: 'tryset_preparing' };
    case 'TrysetItemStockReplaced':
    case 'TrysetItemGarmentCorrected':
      return { ...item, stockItemId: data.to };
    case 'TrysetItemSizeExchanged':
      return { ...item, productSizeId: data.productSizeId, stockItemId: data.to };
    case 'TrysetItemExchanged': {
      const { trysetId, item: next } = data.next;
      const { trysetItemId, stockItemId } = next;
      return { ...item, exchangedTo: { trysetItemId, trysetId, stockItemId } };
    }
    case 'TrysetItemSwapBegun':
      return { ...item, swapsWith: data.withItemId };
    case 'TrysetItemSwapAnswered':
      return data.to === null ? item : { ...item, swapsWith: data.withItemId };
    case 'TrysetItemSwapEnded':
      return { ...item, stockItemId: data.to ?? item.stockItemId, swapsWith: null };
    case 'TrysetItemReplacementExpired':
      return {
        ...warned(item, data.ruleCode),
        expiredReplacements: [...item.expiredReplacements, data.stockItemId],
      };
    case 'TrysetItemMarkedExpress':
      return { ...item, isExpress: true };
    case 'TrysetItemMarkedNormal':
      return { ...item, isExpress: false };
    case 'TrysetItemShipped':
    case 'TrysetItemSentAgain':
      return { ...item, ...data, status: 'tryset_delivering' };
    case 'TrysetItemParcelCorrected':
      return { ...item, ...data };
    case 'TrysetItemDelivered':
      return { ...item, status: 'tryset_delivered', deliveredAt: at };
    case 'TrysetItemDeliveryFailed':
    case 'TrysetItemReturnFailed':
      return { ...item, status: 'return_failed' };
    case 'TrysetItemNotReceived':
      return { ...item, ...undelivered, status: 'return_failed' };
    case 'TrysetItemTrialEnded':
      return { ...warned(item, data.ruleCode), isTrialEnded: true };
    case 'TrysetItemPostOverdue':
      return { ...warned(item, data.ruleCode), isPostOverdue: true };
    case 'TrysetItemTrialExtended':
      return {
        ...item,
        trialDays: data.trialDays,
        isTrialEnded: false,
        // A day that staff set for the look stays as it is.
        isPostOverdue: item.postExtendedTo !== null && item.isPostOverdue,
      };
    case 'TrysetItemPostExtended':
      return { ...item, postExtendedTo: data.lastDay, isPostOverdue: false };
    case 'TrysetItemLookPosted':
      return { ...item, looks: [...item.looks, data], refusalType: 'idle' };
    case 'TrysetItemLookWithdrawn':
      return withoutLook(item, data.lookId);
    case 'TrysetItemPostRefused':
      return { ...item, refusalType: data.refusalType };
    case 'TrysetItemDamageReported': {
      const { content, pictures } = data;
      return { ...item, damage: { reportedAt: at, content, pictures } };
    }
    case 'TrysetItemPurchaseStarted':
      return { ...item, status: 'purchase_pending', orderId: data.orderId };
    case 'TrysetItemPurchaseAbandoned':
      return { ...item, status: 'tryset_delivered', orderId: null };
    case 'TrysetItemPurchased':
    case 'TrysetItemGiven':
      return { ...item, status: 'purchased' };
    case 'TrysetItemForcePurchased':
      return {
        ...item,
        status: 'purchased',
        orderId: null,
        forced: { from: statusBefore(item.status), at },
      };
    case 'TrysetItemFaultCharged':
      return { ...item, faultPaymentIds: [...item.faultPaymentIds, data.paymentId] };
    case 'TrysetItemForcePurchaseUndone':
      return { ...item, status: data.status, forced: null };
    case 'TrysetItemReturnRequested':
      return { ...item, status: 'return_requested' };
    case 'TrysetItemReturnWithdrawn':
      return { ...item, status: 'tryset_delivered' };
    case 'TrysetItemReturnAccepted':
    case 'TrysetItemReturnRetried':
      return { ...item, status: 'return_preparing' };
    case 'TrysetItemReturnShipped':
      return { ...item, ...returnParcel(data), status: 'return_delivering' };
    case 'TrysetItemReturnParcelCorrected':
      return { ...item, ...returnParcel(data) };
    case 'TrysetItemTakenBack':
    case 'TrysetItemReturnArrived':
    case 'TrysetItemArrivedUnannounced':
      return { ...item, status: 'return_arrived' };
    case 'TrysetItemReturnDeferred':
      return { ...item, status: 'return_deferred' };
    case 'TrysetItemReturnCompleted':
    case 'TrysetItemWrittenOff':
      return { ...item, status: 'return_delivered' };
    case 'TrysetItemNotesRevised':
      return { ...item, ...data.changed };
    case 'TrysetItemRemoved':
      return { ...item, isRemoved: true };
    case 'TrysetItemTracked':
      return item;
    default:
      return untouched(type, item);
  }
};

const returnParcel = ({ courier, trackingNumber }: Parcel) => ({
  returnCourier: courier,
  returnTrackingNumber: trackingNumber,
});

function warned(item: TrysetItemState, code: WarningCode | null): TrysetItemState {
  const isKnown = code === null || item.ruleCodes.includes(code);
  return isKnown ? item : { ...item, ruleCodes: [...item.ruleCodes, code] };
}

function withoutLook(item: TrysetItemState, of: number): TrysetItemState {
  const gone = item.looks.filter(({ lookId }) => lookId === of);
  const others = item.formerLooks.filter(({ snsType }) => gone.every((look) => look.snsType !== snsType));
  return {
    ...item,
    looks: item.looks.filter(({ lookId }) => lookId !== of),
    formerLooks: [...others, ...gone],
  };
}
