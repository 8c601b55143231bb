import type { Guards, Rules, Transition } from '../transition-table.ts';
import type { StockItemState } from './stock-state.ts';
import { type StockStatus, shownStockStatuses } from './stock-status.ts';

export type StockGuard =
  | 'noOutStockRequest'
  | 'noHolder'
  | 'notCuratorPaid'
  | 'outStockRequested'
  | 'notRemoved'
  | 'notInUse';

/** The facts that the guards read. Both the folded state and a read model's row provide them. */
export type StockItemStanding = Pick<
  StockItemState,
  'status' | 'holder' | 'outStockRequest' | 'unavailableReason' | 'isRemoved'
>;

const inTheHouse: readonly StockStatus[] = ['in_stock', 'in_check', 'in_use', 'requested', 'hold'];
/** The statuses in which the garment is in the warehouse and can have a slot. */
const inTheWarehouse: readonly StockStatus[] = [
  'in_stock',
  'requested',
  'in_check',
  'hold',
  'unavailable',
  'out_stock_ready',
];
/** The statuses in which the garment can keep its slots. Lent, sold and returned garments have left their slots. */
const notAway: readonly StockStatus[] = ['created', 'idle', ...inTheWarehouse];

/** Every action on a stock item: source and target status, event and permitted actors. */
export const stockItemTransitions = [
  row('register', ['none'], 'created', 'StockItemRegistered', ['brand_admin', 'staff'], {
    guards: ['notRemoved'],
  }),
  row('expire', ['none'], 'same', 'StockItemRegistrationExpired', ['system']),
  row('enter', ['created', 'idle', 'out_stock'], 'in_stock', 'StockItemEntered', ['staff'], {
    guards: ['notRemoved'],
  }),
  row('reserve', ['in_stock'], 'requested', 'StockItemReserved', ['system'], {
    guards: ['notRemoved', 'noOutStockRequest'],
  }),
  row('release', ['requested'], 'told', 'StockItemReservationReleased', ['system']),
  row('lend', ['requested'], 'in_use', 'StockItemLent', ['system']),
  row('receive_back', ['in_use', 'unavailable'], 'in_check', 'StockItemReturnReceived', ['system'], {
    guards: ['notCuratorPaid'],
  }),
  // The holder's parcel held another garment, so this one is still somewhere in the warehouse.
  row('not_sent', ['requested', 'in_use', 'unavailable'], 'in_check', 'StockItemNotSent', ['system'], {
    guards: ['notCuratorPaid'],
  }),
  // Two parcels were mixed up. The garment is where the other item is, whatever staff have noted on it since.
  row('hand_over', ['in_use', 'in_check', 'hold', 'unavailable'], 'same', 'StockItemHandedOver', ['system']),
  row('end_holder', ['in_check', 'hold', 'unavailable'], 'same', 'StockItemHolderEnded', ['system']),
  row('check', ['in_stock'], 'in_check', 'StockItemCheckStarted', ['staff'], { guards: ['notRemoved'] }),
  row('check_complete', ['in_check'], 'in_stock', 'StockItemCheckCompleted', ['staff'], {
    guards: ['noHolder'],
  }),
  row('hold', ['in_stock', 'in_check'], 'hold', 'StockItemHeld', ['staff'], {
    guards: ['notRemoved'],
    reason: 'required',
    undo: 'release_hold',
    // Only a garment in check can be put on hold again: after a hold it is checked before it is lent.
    undoFrom: ['in_check'],
  }),
  row('release_hold', ['hold'], 'in_check', 'StockItemHoldReleased', ['staff'], { reason: 'optional' }),
  row(
    'unavailable',
    ['in_stock', 'in_check', 'in_use', 'hold'],
    'unavailable',
    'StockItemMarkedUnavailable',
    ['staff', 'system'],
    { guards: ['notRemoved'], reason: 'optional' },
  ),
  row('recover', ['unavailable'], 'in_check', 'StockItemRecovered', ['staff'], {
    guards: ['notRemoved', 'notCuratorPaid'],
    reason: 'optional',
  }),
  // The forced purchase of its holder was undone.
  row('undo_curator_paid', ['unavailable'], 'told', 'StockItemCuratorPaidUndone', ['system'], {
    guards: ['notRemoved'],
  }),
  row('sell', ['in_use', 'requested'], 'purchased', 'StockItemPurchased', ['system']),
  row('take_back', ['purchased'], 'in_check', 'StockItemTakenBack', ['system']),
  row('request_out_stock', inTheHouse, 'same', 'OutStockRequested', ['brand_admin', 'staff', 'system'], {
    guards: ['notRemoved', 'noOutStockRequest'],
    reason: 'optional',
  }),
  row(
    'cancel_out_stock_request',
    inTheHouse,
    'same',
    'OutStockRequestCanceled',
    ['brand_admin', 'staff', 'system'],
    {
      guards: ['outStockRequested'],
      reason: 'optional',
    },
  ),
  row('ready_out', ['in_stock'], 'out_stock_ready', 'StockItemOutReadied', ['staff'], {
    guards: ['outStockRequested'],
    undo: 'roll_back_to_stock',
  }),
  row('force_ready_out', ['in_stock'], 'out_stock_ready', 'StockItemOutReadied', ['staff'], {
    staff: 'support',
    guards: ['notRemoved'],
    reason: 'required',
  }),
  row('start_out', ['out_stock_ready'], 'out_stock_ongoing', 'StockItemOutStarted', ['staff'], {
    undo: 'roll_back_to_ready',
  }),
  row('out', ['out_stock_ongoing'], 'out_stock', 'StockItemOutCompleted', ['staff']),
  row(
    'roll_back_to_ready',
    ['out_stock_ongoing'],
    'out_stock_ready',
    'StockItemOutRolledBackToReady',
    ['staff'],
    { reason: 'optional', undo: 'start_out' },
  ),
  row('roll_back_to_stock', ['out_stock_ready'], 'in_stock', 'StockItemOutRolledBackToStock', ['staff'], {
    reason: 'optional',
  }),
  row('stow', inTheWarehouse, 'same', 'StockItemStowed', ['staff'], { guards: ['notRemoved'] }),
  row('memo', shownStockStatuses, 'same', 'StockItemMemoAdded', ['brand_admin', 'staff']),
  row('memo_in_use', shownStockStatuses, 'same', 'StockItemMemoInUseChanged', ['staff'], {
    guards: ['notRemoved'],
  }),
  row('abnormal_issue', shownStockStatuses, 'same', 'StockItemAbnormalIssueNoted', ['staff'], {
    guards: ['notRemoved'],
  }),
  row('condition_grade', shownStockStatuses, 'same', 'StockItemConditionGraded', ['staff'], {
    guards: ['notRemoved'],
  }),
  row('revise_terms', shownStockStatuses, 'same', 'StockItemTermsRevised', ['staff'], {
    guards: ['notRemoved'],
  }),
  row('change_size', ['created', 'in_stock', 'in_check'], 'same', 'StockItemSizeChanged', ['staff'], {
    guards: ['notRemoved', 'noHolder'],
  }),
  row('remove', ['created', 'in_stock', 'out_stock', 'unavailable'], 'same', 'StockItemRemoved', ['staff'], {
    guards: ['notRemoved', 'notInUse'],
    guardsFirst: true,
    reason: 'optional',
  }),
  row('create_piece', shownStockStatuses, 'same', 'StockPieceCreated', ['staff'], { guards: ['notRemoved'] }),
  row('stow_piece', notAway, 'same', 'StockPieceStowed', ['staff'], { guards: ['notRemoved'] }),
  row('take_out_piece', shownStockStatuses, 'same', 'StockPieceTakenOut', ['staff'], {
    guards: ['notRemoved'],
  }),
] as const satisfies readonly Transition<string, StockStatus, StockGuard>[];

export type StockItemAction = (typeof stockItemTransitions)[number]['action'];

const guards: Guards<StockGuard, StockItemStanding> = {
  notRemoved: (item) => (item.isRemoved ? 'removed' : null),
  noHolder: (item) => (item.holder === null ? null : 'has_holder'),
  notInUse: (item) => (item.holder === null ? null : 'in_use'),
  noOutStockRequest: (item) => (item.outStockRequest === 'requested' ? 'out_stock_requested' : null),
  outStockRequested: (item) => (item.outStockRequest === 'requested' ? null : 'out_stock_not_requested'),
  notCuratorPaid: (item) => (item.unavailableReason === 'curator_paid' ? 'curator_paid' : null),
};

/** The rules that decide a garment's commands. */
export const stockItemRules: Rules<StockStatus, StockGuard, StockItemStanding, StockItemAction> = {
  entity: 'stock_item',
  table: stockItemTransitions,
  guards,
};

function row<
  const Action extends string,
  const Event extends string,
  const Extra extends Pick<
    Transition<string, StockStatus, StockGuard>,
    'guards' | 'guardsFirst' | 'reason' | 'staff' | 'undo' | 'undoFrom'
  >,
>(
  action: Action,
  from: readonly StockStatus[],
  to: StockStatus | 'same' | 'told',
  event: Event,
  who: Transition['who'],
  extra?: Extra,
) {
  return { action, from, to, event, who, ...extra };
}
