import { conditionGrades, unavailableReasons } from '#domain/stock/stock-status.ts';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const grade: AskedField = {
  name: 'grade',
  text: 'grade',
  kind: 'choice',
  options: conditionGrades,
  group: null,
  required: true,
};

const piece: AskedField = { name: 'piece_id', text: 'piece', kind: 'pick', from: 'pieces', required: true };

const textAtMost = 2000;

/**
 * The form of each action on a garment, in the order of the buttons. Actions of the system, and actions with their
 * own dialog, have null.
 */
export const stockActionForms: Readonly<Record<StockItemAction, ActionForm | null>> = {
  enter: { fields: [{ name: 'slot', text: 'sectorCode', kind: 'slot', required: false, help: 'slot' }] },
  check: { fields: [] },
  check_complete: {
    fields: [
      grade,
      { name: 'issue', text: 'issue', kind: 'text', required: false, atMost: textAtMost, lines: 2 },
    ],
  },
  release_hold: { fields: [] },
  recover: { fields: [] },
  ready_out: { fields: [] },
  start_out: { fields: [] },
  out: { fields: [] },
  memo: {
    fields: [
      { name: 'comment', text: 'comment', kind: 'text', required: true, atMost: textAtMost, lines: 3 },
    ],
    look: 'quiet',
  },
  memo_in_use: {
    fields: [
      {
        name: 'memo_in_use',
        text: 'memoInUse',
        kind: 'text',
        required: false,
        atMost: textAtMost,
        lines: 2,
        clears: true,
        help: 'emptyClears',
      },
    ],
    look: 'quiet',
  },
  condition_grade: { fields: [grade], look: 'quiet' },
  abnormal_issue: {
    fields: [
      {
        name: 'abnormal_issue',
        text: 'abnormalIssue',
        kind: 'text',
        required: false,
        atMost: textAtMost,
        lines: 2,
        clears: true,
        help: 'emptyClears',
      },
    ],
    look: 'quiet',
  },
  stow: { fields: [{ name: 'slot', text: 'sectorCode', kind: 'slot', required: true }], look: 'quiet' },
  stow_piece: {
    fields: [piece, { name: 'slot', text: 'sectorCode', kind: 'slot', required: true }],
    look: 'quiet',
  },
  take_out_piece: { fields: [piece], look: 'quiet' },
  request_out_stock: { fields: [], look: 'quiet' },
  cancel_out_stock_request: { fields: [], look: 'quiet' },
  roll_back_to_ready: { fields: [], look: 'danger' },
  roll_back_to_stock: { fields: [], look: 'danger' },
  hold: { fields: [], look: 'danger' },
  unavailable: {
    fields: [
      {
        name: 'unavailable_reason',
        text: 'unavailableReason',
        kind: 'choice',
        options: unavailableReasons,
        group: 'stockItem.unavailableReason',
        required: true,
      },
    ],
    look: 'danger',
  },
  force_ready_out: { fields: [], look: 'danger' },
  remove: { fields: [], look: 'danger' },
  register: null,
  expire: null,
  reserve: null,
  release: null,
  lend: null,
  receive_back: null,
  not_sent: null,
  hand_over: null,
  undo_curator_paid: null,
  end_holder: null,
  sell: null,
  take_back: null,
  revise_terms: null,
  change_size: null,
  create_piece: null,
};
