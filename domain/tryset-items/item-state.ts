import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { TrysetItemDescription, TrysetItemEvent, TrysetItemNotes } from './item-events.ts';
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
      return { ...item, stockItemId: data.to };
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
      return { ...item, status: 'tryset_delivering' };
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
    case 'TrysetItemPostExtended':
      return { ...item, postExtendedTo: data.lastDay, isPostOverdue: false };
    case 'TrysetItemLookPosted':
      return { ...item, looks: [...item.looks, data], refusalType: 'idle' };
    case 'TrysetItemLookWithdrawn':
      return withoutLook(item, data.lookId);
    case 'TrysetItemPostRefused':
      return { ...item, refusalType: data.refusalType };
    case 'TrysetItemPurchaseStarted':
      return { ...item, status: 'purchase_pending', orderId: data.orderId };
    case 'TrysetItemPurchaseAbandoned':
      return { ...item, status: 'tryset_delivered', orderId: null };
    case 'TrysetItemPurchased':
    case 'TrysetItemGiven':
      return { ...item, status: 'purchased' };
    case 'TrysetItemForcePurchased':
      return { ...item, status: 'purchased', orderId: null };
    case 'TrysetItemReturnRequested':
      return { ...item, status: 'return_requested' };
    case 'TrysetItemReturnWithdrawn':
      return { ...item, status: 'tryset_delivered' };
    case 'TrysetItemReturnAccepted':
    case 'TrysetItemReturnRetried':
      return { ...item, status: 'return_preparing' };
    case 'TrysetItemReturnShipped':
      return { ...item, status: 'return_delivering' };
    case 'TrysetItemTakenBack':
    case 'TrysetItemReturnArrived':
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
