import Type, { type Static } from 'typebox';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { StockItemCommand } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { conditionGrades, unavailableReasons } from '#domain/stock/stock-status.ts';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import { OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionSpecs } from '../kit/actions/entity.ts';

const shortText = VisibleText(60);
const longText = VisibleText(2000);

const SlotBody = Type.Object(
  {
    sector_code: shortText,
    cell_code: shortText,
    slot_number: Type.Integer({ minimum: 0, maximum: 99_999 }),
  },
  { additionalProperties: false },
);
const Grade = OneOf(conditionGrades);

type Spec = ActionSpec<StockItemCommand, StockItemState>;

/** The request body of each action. Null for actions that only the system takes, or that have a route of their own. */
export const stockItemActions: ActionSpecs<StockItemCommand, StockItemState> = {
  register: null,
  expire: null,
  enter: action(
    { slot: Type.Optional(Type.Union([SlotBody, Type.Null()])) },
    (body): StockItemCommand => ({ action: 'enter', slot: body.slot ? slotOf(body.slot) : null }),
  ),
  reserve: null,
  release: null,
  lend: null,
  receive_back: null,
  not_sent: null,
  hand_over: null,
  undo_curator_paid: null,
  end_holder: null,
  check: plain('check'),
  check_complete: action(
    { grade: Grade, issue: Type.Optional(Type.Union([longText, Type.Null()])) },
    (body): StockItemCommand => ({ action: 'check_complete', grade: body.grade, issue: body.issue ?? null }),
  ),
  hold: plain('hold'),
  release_hold: plain('release_hold'),
  unavailable: action(
    { unavailable_reason: OneOf(unavailableReasons) },
    (body, state): StockItemCommand => ({
      action: 'unavailable',
      unavailableReason: body.unavailable_reason,
      // If the member paid for the garment, the command names the member as holder, so that nobody waits for the garment's
      // return.
      holder: body.unavailable_reason === 'curator_paid' ? state.holder : null,
    }),
    { onState: true },
  ),
  recover: plain('recover'),
  sell: null,
  take_back: null,
  request_out_stock: plain('request_out_stock'),
  cancel_out_stock_request: plain('cancel_out_stock_request'),
  ready_out: plain('ready_out'),
  force_ready_out: plain('force_ready_out'),
  start_out: plain('start_out'),
  out: plain('out'),
  roll_back_to_ready: plain('roll_back_to_ready'),
  roll_back_to_stock: plain('roll_back_to_stock'),
  stow: action({ slot: SlotBody }, ({ slot }): StockItemCommand => ({ action: 'stow', slot: slotOf(slot) })),
  memo: action(
    { comment: longText },
    ({ comment }, _state, memoId): StockItemCommand => ({ action: 'memo', memoId, comment }),
  ),
  memo_in_use: action(
    { memo_in_use: Type.Union([longText, Type.Null()]) },
    (body): StockItemCommand => ({ action: 'memo_in_use', memoInUse: body.memo_in_use }),
  ),
  abnormal_issue: action(
    { abnormal_issue: Type.Union([longText, Type.Null()]) },
    (body): StockItemCommand => ({ action: 'abnormal_issue', abnormalIssue: body.abnormal_issue }),
  ),
  condition_grade: action(
    { grade: Type.Union([Grade, Type.Null()]) },
    ({ grade }): StockItemCommand => ({ action: 'condition_grade', grade }),
  ),
  revise_terms: null,
  change_size: null,
  create_piece: null,
  stow_piece: action(
    { piece_id: Id, slot: SlotBody },
    (body): StockItemCommand => ({ action: 'stow_piece', pieceId: body.piece_id, slot: slotOf(body.slot) }),
  ),
  take_out_piece: action(
    { piece_id: Id },
    (body): StockItemCommand => ({ action: 'take_out_piece', pieceId: body.piece_id }),
  ),
  remove: plain('remove'),
};

type PlainAction = {
  [Name in StockItemAction]: keyof Extract<StockItemCommand, { action: Name }> extends 'action'
    ? Name
    : never;
}[StockItemAction];

function plain(name: PlainAction): Spec {
  return action({}, (): StockItemCommand => ({ action: name }) as StockItemCommand);
}

function slotOf(body: Static<typeof SlotBody>): Slot {
  return { sectorCode: body.sector_code, cellCode: body.cell_code, slotNumber: body.slot_number };
}
