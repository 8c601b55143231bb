import type { StockItemEvent } from '../stock/stock-events.ts';
import type { StockItemCommand } from '../stock/stock-item.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import { stockStatuses } from '../stock/stock-status.ts';
import type { StockItemAction } from '../stock/stock-transitions.ts';
import type { Sample } from './every-row.ts';
import { description, holder, slot, stranger } from './stock-items.ts';

type StockSample = Sample<StockItemState, StockItemCommand, StockItemEvent>;

const held: Partial<StockItemState> = { holder };
const piece: Partial<StockItemState> = {
  pieces: [{ pieceId: 91, name: 'belt', tag: 'E280-1160', status: 'Created', slot: null }],
};

const lost = { to: 'unavailable', unavailableReason: 'lost' } as const;
/** The compensation for a garment at 40 percent that was settled on the first of June. */
const settled = { amount: 39_200, originalPrice: 98_000, rate: 40, on: '2026-06-01' };

function leaving<Data extends object>(
  action: StockItemAction,
  type: StockItemEvent['type'],
  data: Data,
  more: Partial<StockSample> = {},
): StockSample {
  return {
    command: { action, ...data } as unknown as StockItemCommand,
    events: [{ type, data } as unknown as StockItemEvent],
    ...more,
  };
}

/** The values of a lent garment before it was paid for. */
const former = {
  status: 'in_use',
  unavailableReason: null,
  unavailableOn: null,
  reimbursement: null,
  outStockRequest: 'idle',
} as const;

/** A sample of each action on a garment, with all its events. */
export const stockItemSamples: Readonly<Record<StockItemAction, StockSample>> = {
  register: leaving('register', 'StockItemRegistered', description),
  expire: leaving(
    'expire',
    'StockItemRegistrationExpired',
    { stockItemId: 501 },
    { known: stockStatuses.filter((status) => status !== 'none') },
  ),
  enter: leaving('enter', 'StockItemEntered', { slot }),
  reserve: leaving(
    'reserve',
    'StockItemReserved',
    { holder, waitsFor: { kind: 'tryset', id: 21 } },
    { standing: { holder: null } },
  ),
  release: {
    command: { action: 'release', holder, stock: lost, originalPrice: 98_000 },
    events: [{ type: 'StockItemReservationReleased', data: { holder, stock: lost, reimbursement: settled } }],
    standing: held,
    told: { requested: 'unavailable' },
  },
  lend: leaving('lend', 'StockItemLent', { holder }, { standing: held, known: ['in_use'] }),
  receive_back: leaving(
    'receive_back',
    'StockItemReturnReceived',
    { holder },
    { standing: held, known: ['in_check'] },
  ),
  not_sent: leaving('not_sent', 'StockItemNotSent', { holder }, { standing: held }),
  hand_over: leaving('hand_over', 'StockItemHandedOver', { holder, to: stranger }, { standing: held }),
  end_holder: leaving('end_holder', 'StockItemHolderEnded', { holder }, { standing: held }),
  check: leaving('check', 'StockItemCheckStarted', {}),
  check_complete: leaving('check_complete', 'StockItemCheckCompleted', { grade: 'A', issue: 'loose hem' }),
  hold: leaving('hold', 'StockItemHeld', {}),
  release_hold: leaving('release_hold', 'StockItemHoldReleased', {}),
  unavailable: {
    command: { action: 'unavailable', unavailableReason: 'damaged', holder: null, originalPrice: 98_000 },
    events: [
      {
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: 'damaged', holder: null, reimbursement: settled },
      },
    ],
    standing: held,
  },
  undo_curator_paid: {
    command: { action: 'undo_curator_paid', holder },
    events: [{ type: 'StockItemCuratorPaidUndone', data: { holder, former } }],
    standing: { paid: { holder, former } },
    told: { unavailable: 'in_use' },
  },
  recover: leaving('recover', 'StockItemRecovered', {}),
  sell: leaving('sell', 'StockItemPurchased', { holder }, { standing: held }),
  take_back: leaving('take_back', 'StockItemTakenBack', { holder }, { standing: { holder: null } }),
  request_out_stock: leaving('request_out_stock', 'OutStockRequested', {}),
  cancel_out_stock_request: leaving(
    'cancel_out_stock_request',
    'OutStockRequestCanceled',
    {},
    { standing: { outStockRequest: 'requested' } },
  ),
  ready_out: {
    command: { action: 'ready_out' },
    events: [{ type: 'StockItemOutReadied', data: { forced: false } }],
    standing: { outStockRequest: 'requested' },
  },
  force_ready_out: {
    command: { action: 'force_ready_out' },
    events: [{ type: 'StockItemOutReadied', data: { forced: true } }],
  },
  start_out: leaving('start_out', 'StockItemOutStarted', {}),
  out: leaving('out', 'StockItemOutCompleted', {}),
  roll_back_to_ready: leaving('roll_back_to_ready', 'StockItemOutRolledBackToReady', {}),
  roll_back_to_stock: leaving('roll_back_to_stock', 'StockItemOutRolledBackToStock', {}),
  stow: leaving('stow', 'StockItemStowed', { slot }, { standing: { slot: null } }),
  memo: leaving('memo', 'StockItemMemoAdded', { memoId: 'm-1', comment: 'zip replaced' }),
  memo_in_use: leaving('memo_in_use', 'StockItemMemoInUseChanged', { memoInUse: 'shown at the fair' }),
  abnormal_issue: leaving('abnormal_issue', 'StockItemAbnormalIssueNoted', { abnormalIssue: 'faded' }),
  condition_grade: leaving('condition_grade', 'StockItemConditionGraded', { grade: 'B' }),
  revise_terms: {
    command: { action: 'revise_terms', terms: { discountRate: 50, quality: 'new' } },
    events: [{ type: 'StockItemTermsRevised', data: { changed: { discountRate: 50 } } }],
    standing: { discountRate: 30, quality: 'new' },
  },
  change_size: {
    command: { action: 'change_size', productSizeId: 402 },
    events: [{ type: 'StockItemSizeChanged', data: { from: 401, to: 402 } }],
  },
  remove: leaving('remove', 'StockItemRemoved', {}, { standing: { holder: null } }),
  create_piece: {
    command: { action: 'create_piece', pieceId: 91, name: 'belt', tag: 'E280-1160', maxPieceCount: null },
    events: [{ type: 'StockPieceCreated', data: { pieceId: 91, name: 'belt', tag: 'E280-1160' } }],
  },
  stow_piece: leaving('stow_piece', 'StockPieceStowed', { pieceId: 91, slot }, { standing: piece }),
  take_out_piece: leaving('take_out_piece', 'StockPieceTakenOut', { pieceId: 91 }, { standing: piece }),
};
