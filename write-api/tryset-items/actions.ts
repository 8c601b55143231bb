import Type, { type Static, type TObject } from 'typebox';
import { courierCodes, courierStatuses } from '#domain/couriers.ts';
import { refuse } from '#domain/decider.ts';
import { type HouseReason, houseReasons, type ReleasedTo, releasedTo } from '#domain/stock/stock-status.ts';
import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import type { TrysetItemCommand } from '#domain/tryset-items/item.ts';
import type { StockReturn } from '#domain/tryset-items/item-events.ts';
import { deliveryOutcomes, faultTypes, refusals, writeOffOutcomes } from '#domain/tryset-items/item-kinds.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import { withRuleCode } from '#domain/tryset-items/rule-codes.ts';
import { Day, Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { invalidRequest, refused } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionSpecs } from '../kit/actions/entity.ts';
import { Money } from '../kit/changes/fields.ts';

const Parcel = {
  courier: OneOf(courierCodes),
  tracking_number: VisibleText(60),
};

/** The field with the garment's next status, once the item releases the garment; `in_stock` if omitted. */
const StockFate = {
  stock_status: Type.Optional(OneOf(releasedTo)),
  unavailable_reason: Type.Optional(OneOf(houseReasons)),
};

const CourierClaim = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
const OptionalDay = Type.Optional(Type.Union([Day, Type.Null()]));
const FaultType = OneOf(faultTypes);

/** The fields of notes that staff add to an item. Missing fields stay unchanged. */
export const Notes = {
  box_score: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  metadata: Type.Optional(
    Nullable(
      Type.Record(Type.String({ pattern: '^[^:\\s]([^:]{0,58}[^:\\s])?$' }), VisibleText(500), {
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 30,
      }),
    ),
  ),
};

type Spec = ActionSpec<TrysetItemCommand, TrysetItemState>;

/** The request body of each action. Null for actions that only the system takes, or that have a route of their own. */
export const trysetItemActions: ActionSpecs<TrysetItemCommand, TrysetItemState> = {
  request: null,
  cancel: plain('cancel'),
  accept: plain('accept'),
  deny: action(StockFate, (body): TrysetItemCommand => ({ action: 'deny', stock: stockReturn(body) })),
  forced_deny: action(
    StockFate,
    (body): TrysetItemCommand => ({ action: 'forced_deny', stock: stockReturn(body) }),
  ),
  replace_stock: action(
    { stock_id: Id, ...StockFate },
    (body): TrysetItemCommand => ({ action: 'replace_stock', to: body.stock_id, stock: stockReturn(body) }),
    { onState: true },
  ),
  correct_garment: action(
    { stock_id: Id },
    (body): TrysetItemCommand => ({ action: 'correct_garment', to: body.stock_id }),
    { onState: true },
  ),
  swap_garment: action(
    { stock_id: Id },
    (body): TrysetItemCommand => ({ action: 'swap_garment', withItemId: null, to: body.stock_id }),
    { onState: true },
  ),
  exchange_size: action(
    { product_size_id: Id },
    (body): TrysetItemCommand => ({
      action: 'exchange_size',
      productSizeId: body.product_size_id,
      to: null,
    }),
    { onState: true },
  ),
  exchange_delivered: action(
    { product_size_id: Id },
    (body): TrysetItemCommand => ({
      action: 'exchange_delivered',
      productSizeId: body.product_size_id,
      next: null,
    }),
    { onState: true },
  ),
  answer_swap: null,
  end_swap: null,
  expire_replacement: null,
  express: plain('express'),
  normal: plain('normal'),
  outbound: action(Parcel, (body): TrysetItemCommand => ({ action: 'outbound', ...parcel(body) }), {
    ownFields: true,
  }),
  correct_parcel: action(
    Parcel,
    (body): TrysetItemCommand => ({ action: 'correct_parcel', ...parcel(body) }),
    { ownFields: true },
  ),
  correct_return_parcel: action(
    Parcel,
    (body): TrysetItemCommand => ({ action: 'correct_return_parcel', ...parcel(body) }),
    { ownFields: true },
  ),
  force_track: action(
    { courier_status: OneOf(courierStatuses) },
    (body): TrysetItemCommand => ({ action: 'force_track', courierStatus: body.courier_status }),
  ),
  deliver: null,
  force_delivered: plain('force_delivered'),
  fail_delivery: action(
    { outcome: OneOf(deliveryOutcomes) },
    ({ outcome }): TrysetItemCommand => ({ action: 'fail_delivery', outcome }),
  ),
  not_received: action(
    { courier_claim: Type.Optional(Nullable(CourierClaim)) },
    (body): TrysetItemCommand => ({
      action: 'not_received',
      courierClaim: body.courier_claim?.trim() ?? null,
    }),
  ),
  send_again: action(Parcel, (body): TrysetItemCommand => ({ action: 'send_again', ...parcel(body) }), {
    ownFields: true,
  }),
  keep: null,
  end_trial: null,
  mark_post_overdue: null,
  post_look: null,
  withdraw_look: null,
  refuse_post: action(
    { refusal_type: OneOf(refusals) },
    (body): TrysetItemCommand => ({ action: 'refuse_post', refusalType: body.refusal_type }),
  ),
  extend_trial: action(
    { last_day: Day },
    (body): TrysetItemCommand => ({ action: 'extend_trial', lastDay: body.last_day }),
  ),
  extend_post: action(
    { last_day: Day },
    (body): TrysetItemCommand => ({ action: 'extend_post', lastDay: body.last_day }),
  ),
  report_damage: null,
  start_purchase: action(
    { order_id: Id, original_price: Money, sales_price: Money },
    (body, _state, _commandId, { label }): TrysetItemCommand => {
      if (label === 'user') throw byOrderOnly();
      const { order_id: orderId, original_price: originalPrice, sales_price: salesPrice } = body;
      return { action: 'start_purchase', orderId, originalPrice, salesPrice };
    },
  ),
  abandon_purchase: null,
  pay: null,
  take_back: null,
  request_return: action(
    {
      pickup_reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
      requested_pickup_date: OptionalDay,
    },
    (body): TrysetItemCommand => ({
      action: 'request_return',
      pickupReason: body.pickup_reason ?? null,
      requestedPickupDate: body.requested_pickup_date ?? null,
    }),
  ),
  withdraw_return: plain('withdraw_return'),
  accept_return: action(
    { pickup_date: OptionalDay },
    (body): TrysetItemCommand => ({ action: 'accept_return', pickupDate: body.pickup_date ?? null }),
  ),
  return_item: action(Parcel, (body): TrysetItemCommand => ({ action: 'return_item', ...parcel(body) }), {
    ownFields: true,
  }),
  arrive: plain('arrive'),
  arrive_unannounced: plain('arrive_unannounced'),
  return_complete: plain('return_complete'),
  fail_return: plain('fail_return'),
  defer_return_item: action(
    { fault_type: FaultType },
    (body): TrysetItemCommand => ({ action: 'defer_return_item', faultType: body.fault_type }),
  ),
  retry_return: action(
    { pickup_date: OptionalDay },
    (body): TrysetItemCommand => ({ action: 'retry_return', pickupDate: body.pickup_date ?? null }),
  ),
  force_purchase: action(
    { fault_type: FaultType },
    (body): TrysetItemCommand => ({ action: 'force_purchase', faultType: body.fault_type }),
    { onState: true },
  ),
  undo_force_purchase: plain('undo_force_purchase'),
  charge_fault: action(
    { amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) },
    ({ amount }): TrysetItemCommand => ({ action: 'charge_fault', paymentId: 0, amount }),
    { onState: true },
  ),
  write_off: action(
    { outcome: OneOf(writeOffOutcomes) },
    ({ outcome }): TrysetItemCommand => ({ action: 'write_off', outcome }),
  ),
  revise_notes: action(Notes, reviseNotes),
  remove: plain('remove'),
};

type PlainAction = {
  [Name in TrysetItemAction]: keyof Extract<TrysetItemCommand, { action: Name }> extends 'action'
    ? Name
    : never;
}[TrysetItemAction];

function plain(name: PlainAction): Spec {
  return action({}, (): TrysetItemCommand => ({ action: name }));
}

/** A member buys by an order, whose prices come from the garment. */
function byOrderOnly() {
  const { refusal } = refuse(
    'forbidden',
    'tryset_item.by_order_only',
    'members buy items by an order; place one',
    { action: 'start_purchase' },
  );
  return refused(withRuleCode(refusal));
}

/** Turns a body of notes into a command. */
export function reviseNotes({
  box_score: boxScore,
  metadata,
}: Static<TObject<typeof Notes>>): TrysetItemCommand {
  return {
    action: 'revise_notes',
    notes: {
      ...(boxScore === undefined ? {} : { boxScore }),
      ...(metadata === undefined ? {} : { metadata }),
    },
  };
}

function parcel(body: { courier: Static<typeof Parcel.courier>; tracking_number: string }) {
  return { courier: body.courier, trackingNumber: numberOf(body.tracking_number) };
}

/**
 * Returns a normalized tracking number. Throws 422 `tryset_item.tracking_number_invalid` if the text contains no number, or
 * one that a spreadsheet has shortened.
 */
function numberOf(text: string): string {
  if (trackingKey(text) !== '' && !isShortened(text)) return trackingNumber(text);
  const { refusal } = refuse(
    'invalid',
    'tryset_item.tracking_number_invalid',
    'a tracking number needs letters (A-Z) or digits, and all of its digits; copy it from the label',
    { trackingNumber: text },
  );
  throw refused(withRuleCode(refusal));
}

function stockReturn(body: { stock_status?: ReleasedTo; unavailable_reason?: HouseReason }): StockReturn {
  const { stock_status: to = 'in_stock', unavailable_reason: unavailableReason } = body;
  if (to !== 'unavailable') return { to };
  if (unavailableReason !== undefined) return { to, unavailableReason };
  throw invalidRequest([
    { in: 'body', name: 'unavailable_reason', message: 'is required where stock_status is unavailable' },
  ]);
}
