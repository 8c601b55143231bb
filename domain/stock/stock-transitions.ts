import type { Guards, Transition } from '../transition-table.ts';
import type { StockItemState } from './stock-state.ts';
import type { StockStatus } from './stock-status.ts';

export type StockGuard =
  | 'noOutStockRequest'
  | 'noHolder'
  | 'notCuratorPaid'
  | 'notCuratorPaidNotRemoved'
  | 'outStockRequested'
  | 'notRemoved'
  | 'noHolderNotRemoved'
  | 'notInUse';

/** What the guards look at; a read model's row answers it as well as the folded state. */
export type StockItemStanding = Pick<
  StockItemState,
  'status' | 'holder' | 'outStockRequest' | 'unavailableReason' | 'isRemoved'
>;

const inTheHouse: readonly StockStatus[] = ['in_stock', 'in_check', 'in_use', 'requested', 'hold'];
/** Where it lies in the warehouse, so that it has a place there. */
const inTheWarehouse: readonly StockStatus[] = [
  'in_stock',
  'requested',
  'in_check',
  'hold',
  'unavailable',
  'out_stock_ready',
];
/** Not with somebody else: what is lent, sold or out has left its slots. */
const notAway: readonly StockStatus[] = ['created', 'idle', ...inTheWarehouse];
const anyStatus: readonly StockStatus[] = [
  'created',
  'idle',
  'in_stock',
  'requested',
  'in_use',
  'in_check',
  'out_stock',
  'purchased',
  'out_stock_ready',
  'unavailable',
  'hold',
  'out_stock_ongoing',
];

/** Every action on a stock item: from where, to where, the event it leaves and who may take it. */
export const stockItemTransitions = [
  row('register', ['none'], 'created', 'StockItemRegistered', ['brand_admin', 'staff'], {
    guard: 'notRemoved',
  }),
  row('expire', ['none'], 'same', 'StockItemRegistrationExpired', ['system']),
  row('enter', ['created', 'idle', 'out_stock'], 'in_stock', 'StockItemEntered', ['staff'], {
    guard: 'notRemoved',
  }),
  row('reserve', ['in_stock'], 'requested', 'StockItemReserved', ['system'], { guard: 'noOutStockRequest' }),
  row('release', ['requested'], 'told', 'StockItemReservationReleased', ['system']),
  row('lend', ['requested'], 'in_use', 'StockItemLent', ['system']),
  row('receive_back', ['in_use', 'unavailable'], 'in_check', 'StockItemReturnReceived', ['system'], {
    guard: 'notCuratorPaid',
  }),
  row('end_holder', ['in_check', 'hold', 'unavailable'], 'same', 'StockItemHolderEnded', ['system']),
  row('check', ['in_stock'], 'in_check', 'StockItemCheckStarted', ['staff'], { guard: 'notRemoved' }),
  row('check_complete', ['in_check'], 'in_stock', 'StockItemCheckCompleted', ['staff'], {
    guard: 'noHolder',
  }),
  row('hold', ['in_stock', 'in_check'], 'hold', 'StockItemHeld', ['staff'], {
    guard: 'notRemoved',
    reason: 'required',
    undo: 'release_hold',
    // After a hold a garment is looked at before it is lent again.
    undoFrom: ['in_check'],
  }),
  row('release_hold', ['hold'], 'in_check', 'StockItemHoldReleased', ['staff'], { reason: 'optional' }),
  row(
    'unavailable',
    ['in_stock', 'in_check', 'in_use', 'hold'],
    'unavailable',
    'StockItemMarkedUnavailable',
    ['staff', 'system'],
    { guard: 'notRemoved', reason: 'optional' },
  ),
  row('recover', ['unavailable'], 'in_check', 'StockItemRecovered', ['staff'], {
    guard: 'notCuratorPaidNotRemoved',
    reason: 'optional',
  }),
  row('sell', ['in_use', 'requested'], 'purchased', 'StockItemPurchased', ['system']),
  row('request_out_stock', inTheHouse, 'same', 'OutStockRequested', ['brand_admin', 'staff'], {
    guard: 'noOutStockRequest',
    reason: 'optional',
  }),
  row('cancel_out_stock_request', inTheHouse, 'same', 'OutStockRequestCanceled', ['brand_admin', 'staff'], {
    guard: 'outStockRequested',
    reason: 'optional',
  }),
  row('ready_out', ['in_stock'], 'out_stock_ready', 'StockItemOutReadied', ['staff'], {
    guard: 'outStockRequested',
    undo: 'roll_back_to_stock',
  }),
  row('force_ready_out', ['in_stock'], 'out_stock_ready', 'StockItemOutReadied', ['staff'], {
    guard: 'notRemoved',
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
  row('stow', inTheWarehouse, 'same', 'StockItemStowed', ['staff'], { guard: 'notRemoved' }),
  row('memo', anyStatus, 'same', 'StockItemMemoAdded', ['brand_admin', 'staff']),
  row('memo_in_use', anyStatus, 'same', 'StockItemMemoInUseChanged', ['staff'], { guard: 'notRemoved' }),
  row('abnormal_issue', anyStatus, 'same', 'StockItemAbnormalIssueNoted', ['staff'], { guard: 'notRemoved' }),
  row('condition_grade', anyStatus, 'same', 'StockItemConditionGraded', ['staff'], { guard: 'notRemoved' }),
  row('revise_terms', anyStatus, 'same', 'StockItemTermsRevised', ['staff'], {
    guard: 'notRemoved',
  }),
  row('change_size', ['created', 'in_stock', 'in_check'], 'same', 'StockItemSizeChanged', ['staff'], {
    guard: 'noHolderNotRemoved',
  }),
  row('remove', ['created', 'in_stock', 'out_stock', 'unavailable'], 'same', 'StockItemRemoved', ['staff'], {
    guard: 'notInUse',
    guardFirst: true,
    reason: 'optional',
  }),
  row('create_piece', anyStatus, 'same', 'StockPieceCreated', ['staff'], { guard: 'notRemoved' }),
  row('stow_piece', notAway, 'same', 'StockPieceStowed', ['staff'], { guard: 'notRemoved' }),
  row('take_out_piece', anyStatus, 'same', 'StockPieceTakenOut', ['staff'], { guard: 'notRemoved' }),
] as const satisfies readonly Transition<string, StockStatus, StockGuard>[];

export type StockItemAction = (typeof stockItemTransitions)[number]['action'];

const notRemoved = (item: StockItemStanding) => (item.isRemoved ? 'removed' : null);
const noHolder = (item: StockItemStanding) => (item.holder === null ? null : 'has_holder');
const notCuratorPaid = (item: StockItemStanding) =>
  item.unavailableReason === 'curator_paid' ? 'curator_paid' : null;

export const stockItemGuards: Guards<StockGuard, StockItemStanding> = {
  notRemoved,
  noHolder,
  noHolderNotRemoved: (item) => notRemoved(item) ?? noHolder(item),
  notInUse: (item) => notRemoved(item) ?? (item.holder === null ? null : 'in_use'),
  noOutStockRequest: (item) =>
    notRemoved(item) ?? (item.outStockRequest === 'requested' ? 'out_stock_requested' : null),
  outStockRequested: (item) => (item.outStockRequest === 'requested' ? null : 'out_stock_not_requested'),
  notCuratorPaid,
  notCuratorPaidNotRemoved: (item) => notRemoved(item) ?? notCuratorPaid(item),
};

function row<
  const Action extends string,
  const Event extends string,
  const Extra extends Pick<
    Transition<string, StockStatus, StockGuard>,
    'guard' | 'reason' | 'undo' | 'undoFrom'
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
