import type { Guards, Rules, Transition } from '../transition-table.ts';
import { isReportOver } from './damage.ts';
import { isSettled } from './forced-purchase.ts';
import type { TrysetItemState } from './item-state.ts';
import {
  deliveredAndLater,
  finalItemStatuses,
  hasComeBack,
  notBackStatuses,
  shippedStatuses,
  type TrysetItemStatus,
  trysetItemStatuses,
} from './item-status.ts';

export type TrysetItemGuard =
  | 'delivered'
  | 'notDelivered'
  | 'unposted'
  | 'posted'
  | 'owesLook'
  | 'gift'
  | 'atItsEnd'
  | 'notRemoved'
  | 'notBack'
  | 'undamaged'
  | 'timeToReport'
  | 'forced'
  | 'unsettled'
  | 'notExpress'
  | 'express'
  | 'notBeingPaid';

/** The facts that the guards read. Both the folded state and a read model's row provide them. */
export type TrysetItemStanding = Pick<
  TrysetItemState,
  'status' | 'deliveredAt' | 'looks' | 'useMode' | 'isExpress' | 'isRemoved' | 'damage' | 'forced'
>;

const afterRequest = trysetItemStatuses.filter((status) => status !== 'idle');

/** Forced commands outside the usual flow, which require the role `support`. */
const forced = { staff: 'support' } as const;

/** Every action on a tryset item: source and target status, event and permitted actors. */
export const trysetItemTransitions = [
  row('request', ['idle'], 'tryset_requested', 'TrysetItemRequested', ['user', 'staff']),
  row('cancel', ['tryset_requested'], 'tryset_canceled', 'TrysetItemCanceled', ['user', 'staff']),
  row('accept', ['tryset_requested'], 'tryset_preparing', 'TrysetItemAccepted', ['brand_admin', 'staff']),
  row('deny', ['tryset_requested'], 'tryset_canceled', 'TrysetItemDenied', ['brand_admin', 'staff'], {
    reason: 'required',
  }),
  row(
    'forced_deny',
    ['tryset_requested', 'tryset_preparing'],
    'tryset_canceled',
    'TrysetItemForceDenied',
    ['staff'],
    { ...forced, reason: 'required' },
  ),
  row(
    'replace_stock',
    ['tryset_requested', 'tryset_preparing'],
    'same',
    'TrysetItemStockReplaced',
    ['brand_admin', 'staff'],
    { reason: 'optional' },
  ),
  // Another garment of the same size was in the box. The one that the system names never left.
  row('correct_garment', shippedStatuses, 'same', 'TrysetItemGarmentCorrected', ['staff'], {
    reason: 'required',
  }),
  row(
    'exchange_size',
    ['tryset_requested', 'tryset_preparing'],
    'same',
    'TrysetItemSizeExchanged',
    ['staff'],
    { reason: 'optional' },
  ),
  // The garment that the member has comes back, and an item of the other size follows it.
  row('exchange_delivered', ['tryset_delivered'], 'return_requested', 'TrysetItemExchanged', ['staff'], {
    reason: 'optional',
  }),
  // Two members received each other's garments. The second item decides, in whatever status it is by then.
  row('swap_garment', shippedStatuses, 'same', 'TrysetItemSwapBegun', ['staff'], { reason: 'required' }),
  row('answer_swap', afterRequest, 'same', 'TrysetItemSwapAnswered', ['system']),
  row('end_swap', afterRequest, 'same', 'TrysetItemSwapEnded', ['system']),
  row('expire_replacement', afterRequest, 'same', 'TrysetItemReplacementExpired', ['system']),
  row('express', ['tryset_requested', 'tryset_preparing'], 'same', 'TrysetItemMarkedExpress', ['staff'], {
    guards: ['notExpress'],
    undo: 'normal',
  }),
  row('normal', ['tryset_requested', 'tryset_preparing'], 'same', 'TrysetItemMarkedNormal', ['staff'], {
    guards: ['express'],
    undo: 'express',
  }),
  row('outbound', ['tryset_preparing'], 'tryset_delivering', 'TrysetItemShipped', ['brand_admin', 'staff']),
  // A wrong number leads the courier's reports astray, so the parcel under way can be corrected.
  row(
    'correct_parcel',
    ['tryset_delivering'],
    'same',
    'TrysetItemParcelCorrected',
    ['brand_admin', 'staff'],
    {
      reason: 'optional',
    },
  ),
  row('correct_return_parcel', ['return_delivering'], 'same', 'TrysetItemReturnParcelCorrected', ['staff'], {
    reason: 'optional',
  }),
  row(
    'force_track',
    ['tryset_delivering', 'return_delivering'],
    'told',
    'TrysetItemTracked',
    ['staff', 'system'],
    forced,
  ),
  row('deliver', ['tryset_delivering'], 'tryset_delivered', 'TrysetItemDelivered', ['system']),
  row('force_delivered', ['tryset_delivering'], 'tryset_delivered', 'TrysetItemDelivered', ['staff'], {
    ...forced,
    reason: 'required',
  }),
  row(
    'fail_delivery',
    ['tryset_delivering'],
    'return_failed',
    'TrysetItemDeliveryFailed',
    ['staff', 'system'],
    { reason: 'required' },
  ),
  // For a parcel that the courier reported as delivered although the member never received it.
  row('not_received', ['tryset_delivered'], 'return_failed', 'TrysetItemNotReceived', ['staff'], {
    guards: ['unposted'],
    reason: 'required',
  }),
  // The garment is still the item's, so it can go out once more. An item that was delivered once can only come back.
  row('send_again', ['return_failed'], 'tryset_delivering', 'TrysetItemSentAgain', ['staff'], {
    guards: ['notDelivered'],
    reason: 'optional',
  }),
  row('keep', ['tryset_delivered'], 'purchased', 'TrysetItemGiven', ['system'], { guards: ['gift'] }),
  row('end_trial', deliveredAndLater, 'same', 'TrysetItemTrialEnded', ['system'], { guards: ['delivered'] }),
  row('mark_post_overdue', deliveredAndLater, 'same', 'TrysetItemPostOverdue', ['system'], {
    guards: ['delivered', 'unposted'],
  }),
  row('extend_trial', ['tryset_delivered'], 'same', 'TrysetItemTrialExtended', ['staff'], {
    guards: ['delivered'],
    reason: 'optional',
  }),
  row('extend_post', deliveredAndLater, 'same', 'TrysetItemPostExtended', ['staff'], {
    guards: ['owesLook', 'delivered', 'unposted'],
    reason: 'optional',
  }),
  row('post_look', deliveredAndLater, 'same', 'TrysetItemLookPosted', ['system'], { guards: ['delivered'] }),
  row('withdraw_look', deliveredAndLater, 'same', 'TrysetItemLookWithdrawn', ['system'], {
    guards: ['posted'],
  }),
  row('refuse_post', deliveredAndLater, 'same', 'TrysetItemPostRefused', ['user', 'staff'], {
    guards: ['delivered', 'unposted'],
    reason: 'optional',
  }),
  row('report_damage', notBackStatuses, 'same', 'TrysetItemDamageReported', ['user', 'staff'], {
    guards: ['delivered', 'notBack', 'undamaged', 'timeToReport'],
    guardsFirst: true,
  }),
  row('start_purchase', ['tryset_delivered'], 'purchase_pending', 'TrysetItemPurchaseStarted', [
    'user',
    'staff',
  ]),
  row('abandon_purchase', ['purchase_pending'], 'tryset_delivered', 'TrysetItemPurchaseAbandoned', [
    'system',
  ]),
  row('pay', ['purchase_pending'], 'purchased', 'TrysetItemPurchased', ['system']),
  row('take_back', ['purchased'], 'return_arrived', 'TrysetItemTakenBack', ['system']),
  row(
    'request_return',
    ['tryset_delivered'],
    'return_requested',
    'TrysetItemReturnRequested',
    ['user', 'staff'],
    { undo: 'withdraw_return' },
  ),
  row('withdraw_return', ['return_requested'], 'tryset_delivered', 'TrysetItemReturnWithdrawn', [
    'user',
    'staff',
  ]),
  row('accept_return', ['return_requested'], 'return_preparing', 'TrysetItemReturnAccepted', ['staff']),
  row('return_item', ['return_preparing'], 'return_delivering', 'TrysetItemReturnShipped', [
    'staff',
    'system',
  ]),
  row(
    'arrive',
    ['return_delivering', 'return_deferred', 'return_failed'],
    'return_arrived',
    'TrysetItemReturnArrived',
    ['staff', 'system'],
  ),
  // For a garment at the desk whose way back the system does not know.
  row(
    'arrive_unannounced',
    ['tryset_delivered', 'return_requested', 'return_preparing'],
    'return_arrived',
    'TrysetItemArrivedUnannounced',
    ['staff'],
    { reason: 'optional' },
  ),
  row('return_complete', ['return_arrived'], 'return_delivered', 'TrysetItemReturnCompleted', ['staff']),
  row(
    'fail_return',
    ['return_preparing', 'return_delivering'],
    'return_failed',
    'TrysetItemReturnFailed',
    ['staff', 'system'],
    { reason: 'required' },
  ),
  row(
    'defer_return_item',
    ['return_preparing', 'return_delivering', 'return_arrived'],
    'return_deferred',
    'TrysetItemReturnDeferred',
    ['staff'],
    { reason: 'required' },
  ),
  row(
    'retry_return',
    ['return_failed', 'return_deferred'],
    'return_preparing',
    'TrysetItemReturnRetried',
    ['staff'],
    { reason: 'optional' },
  ),
  row(
    'force_purchase',
    ['tryset_delivered', 'purchase_pending', 'return_requested', 'return_failed', 'return_deferred'],
    'purchased',
    'TrysetItemForcePurchased',
    ['staff'],
    { ...forced, guards: ['notBeingPaid'], reason: 'required' },
  ),
  // The former status stands in the item's events.
  row('undo_force_purchase', ['purchased'], 'told', 'TrysetItemForcePurchaseUndone', ['staff'], {
    ...forced,
    guards: ['forced', 'delivered', 'notRemoved', 'unsettled'],
    reason: 'required',
  }),
  row('charge_fault', deliveredAndLater, 'same', 'TrysetItemFaultCharged', ['staff'], {
    ...forced,
    guards: ['delivered', 'notRemoved'],
    reason: 'required',
  }),
  row(
    'write_off',
    ['tryset_delivering', 'return_failed', 'return_deferred'],
    'return_delivered',
    'TrysetItemWrittenOff',
    ['staff'],
    { reason: 'required' },
  ),
  row('revise_notes', afterRequest, 'same', 'TrysetItemNotesRevised', ['staff'], { guards: ['notRemoved'] }),
  row('remove', finalItemStatuses, 'same', 'TrysetItemRemoved', ['staff'], {
    guards: ['notRemoved', 'atItsEnd'],
    guardsFirst: true,
    reason: 'optional',
  }),
] as const satisfies readonly Transition<string, TrysetItemStatus, TrysetItemGuard>[];

export type TrysetItemAction = (typeof trysetItemTransitions)[number]['action'];

const guards: Guards<TrysetItemGuard, TrysetItemStanding> = {
  delivered: (item) => (item.deliveredAt === null ? 'not_delivered' : null),
  notDelivered: (item) => (item.deliveredAt === null ? null : 'already_delivered'),
  unposted: (item) => (item.looks.length === 0 ? null : 'already_posted'),
  posted: (item) => (item.looks.length === 0 ? 'not_posted' : null),
  owesLook: (item) => (item.useMode === 'gift' ? 'no_look_owed' : null),
  atItsEnd: (item) => (finalItemStatuses.includes(item.status) ? null : 'in_use'),
  notRemoved: (item) => (item.isRemoved ? 'removed' : null),
  notBack: ({ status }) => (hasComeBack(status) ? 'already_returned' : null),
  undamaged: (item) => (item.damage === null ? null : 'damage_reported'),
  forced: (item) => (item.forced === null ? 'not_forced' : null),
  unsettled: ({ forced }, { at }) => (forced !== null && isSettled(forced, at) ? 'month_closed' : null),
  /** Only members have a limited time: staff also report what they hear late. */
  timeToReport: ({ deliveredAt }, { role, at }) =>
    role === 'user' && isReportOver(deliveredAt, at) ? 'report_too_late' : null,
  notExpress: (item) => (item.isExpress ? 'already_express' : null),
  express: (item) => (item.isExpress ? null : 'already_normal'),
  /** To force a purchase that an order began, end the order first. Its payment decides the race. */
  notBeingPaid: ({ status }, { command }) =>
    status === 'purchase_pending' && command !== null ? 'being_paid' : null,
  gift: (item) => (item.useMode === 'gift' ? null : 'not_a_gift'),
};

/** The rules that decide an item's commands. */
export const trysetItemRules: Rules<TrysetItemStatus, TrysetItemGuard, TrysetItemStanding, TrysetItemAction> =
  {
    entity: 'tryset_item',
    table: trysetItemTransitions,
    guards,
  };

function row<
  const Action extends string,
  const Event extends string,
  const Extra extends Pick<
    Transition<string, TrysetItemStatus, TrysetItemGuard>,
    'guards' | 'guardsFirst' | 'reason' | 'staff' | 'undo'
  >,
>(
  action: Action,
  from: readonly TrysetItemStatus[],
  to: TrysetItemStatus | 'same' | 'told',
  event: Event,
  who: Transition['who'],
  extra?: Extra,
) {
  return { action, from, to, event, who, ...extra };
}
