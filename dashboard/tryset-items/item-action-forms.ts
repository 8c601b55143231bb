import { courierCodes, courierStatuses } from '#domain/couriers.ts';
import { houseReasons, releasedTo } from '#domain/stock/stock-status.ts';
import { deliveryOutcomes, faultTypes, refusals, writeOffOutcomes } from '#domain/tryset-items/item-kinds.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const mostId = 2_147_483_647;
const mostMoney = 1_000_000_000;

const parcel: readonly AskedField[] = [
  {
    name: 'courier',
    text: 'courier',
    kind: 'choice',
    options: courierCodes,
    group: 'couriers',
    required: true,
  },
  { name: 'tracking_number', text: 'trackingNumber', kind: 'text', required: true, atMost: 60 },
];

const stockFate: readonly AskedField[] = [
  {
    name: 'stock_status',
    text: 'stockTo',
    kind: 'choice',
    options: releasedTo,
    group: 'actions.stockTo',
    first: 'in_stock',
    required: true,
  },
  {
    name: 'unavailable_reason',
    text: 'unavailableReason',
    kind: 'choice',
    options: houseReasons,
    group: 'stockItem.unavailableReason',
    required: true,
    when: { name: 'stock_status', is: 'unavailable' },
  },
];

const pickup: AskedField = {
  name: 'pickup_date',
  text: 'pickupDate',
  kind: 'date',
  isPickup: true,
  required: false,
};

const fault: AskedField = {
  name: 'fault_type',
  text: 'faultType',
  kind: 'choice',
  options: faultTypes,
  group: 'trysetItem.fault',
  required: true,
};

const otherSize: AskedField = {
  name: 'product_size_id',
  text: 'otherSize',
  kind: 'pick',
  from: 'otherSizes',
  required: true,
  help: 'otherSizes',
};

function outcome(options: readonly string[]): AskedField {
  return {
    name: 'outcome',
    text: 'outcome',
    kind: 'choice',
    options,
    group: 'actions.outcomes',
    required: true,
  };
}

/**
 * The form of each action on a tryset item, in the order of the buttons. Null for actions without a button: those of
 * the system and of members, and edits in place.
 */
export const itemActionForms: Readonly<Record<TrysetItemAction, ActionForm | null>> = {
  accept: { fields: [] },
  outbound: { fields: parcel },
  force_track: {
    fields: [
      {
        name: 'courier_status',
        text: 'courierStatus',
        kind: 'choice',
        options: courierStatuses,
        group: 'trysetItem.trackingInfo',
        required: true,
      },
    ],
  },
  request_return: {
    fields: [
      {
        name: 'requested_pickup_date',
        text: 'requestedPickupDate',
        kind: 'date',
        isPickup: true,
        required: false,
      },
      { name: 'pickup_reason', text: 'pickupReason', kind: 'text', required: false, atMost: 500, lines: 2 },
    ],
  },
  accept_return: { fields: [pickup] },
  start_purchase: {
    fields: [
      {
        name: 'order_id',
        text: 'orderId',
        kind: 'whole',
        atLeast: 1,
        atMost: mostId,
        required: true,
        help: 'purchase',
      },
      {
        name: 'original_price',
        text: 'originalPrice',
        kind: 'whole',
        atLeast: 0,
        atMost: mostMoney,
        required: true,
      },
      {
        name: 'sales_price',
        text: 'salesPrice',
        kind: 'whole',
        atLeast: 0,
        atMost: mostMoney,
        required: true,
      },
    ],
    look: 'quiet',
  },
  return_item: { fields: parcel },
  arrive: { fields: [] },
  send_again: { fields: parcel },
  return_complete: { fields: [] },
  retry_return: { fields: [pickup] },
  withdraw_return: { fields: [], look: 'quiet' },
  arrive_unannounced: { fields: [], look: 'quiet' },
  correct_parcel: { fields: parcel, look: 'quiet' },
  correct_return_parcel: { fields: parcel, look: 'quiet' },
  express: { fields: [], look: 'quiet' },
  normal: { fields: [], look: 'quiet' },
  replace_stock: {
    fields: [
      {
        name: 'stock_id',
        text: 'newStock',
        kind: 'pick',
        from: 'freeStock',
        required: true,
        help: 'freeStock',
      },
      ...stockFate,
    ],
    look: 'quiet',
  },
  exchange_size: { fields: [otherSize], look: 'quiet' },
  exchange_delivered: { fields: [otherSize], look: 'quiet' },
  correct_garment: {
    fields: [
      {
        name: 'stock_id',
        text: 'garmentInBox',
        kind: 'pick',
        from: 'freeStock',
        required: true,
        help: 'freeStock',
      },
    ],
    look: 'danger',
  },
  swap_garment: {
    fields: [
      {
        name: 'stock_id',
        text: 'garmentInBox',
        kind: 'pick',
        from: 'swapItems',
        required: true,
        help: 'swapItems',
      },
    ],
    look: 'danger',
  },
  refuse_post: {
    fields: [
      {
        name: 'refusal_type',
        text: 'refusalType',
        kind: 'choice',
        options: refusals,
        group: 'actions.refusal',
        required: true,
      },
    ],
    look: 'quiet',
  },
  extend_trial: {
    fields: [{ name: 'last_day', text: 'lastDayOfTrial', kind: 'date', required: true }],
    look: 'quiet',
  },
  extend_post: {
    fields: [{ name: 'last_day', text: 'lastDay', kind: 'date', required: true }],
    look: 'quiet',
  },
  cancel: { fields: [], look: 'danger' },
  deny: { fields: stockFate, look: 'danger' },
  defer_return_item: { fields: [fault], look: 'danger' },
  fail_delivery: { fields: [outcome(deliveryOutcomes)], look: 'danger' },
  not_received: {
    fields: [{ name: 'courier_claim', text: 'courierClaim', kind: 'text', required: false, atMost: 60 }],
    look: 'danger',
  },
  fail_return: { fields: [], look: 'danger' },
  force_delivered: { fields: [], look: 'danger' },
  forced_deny: { fields: stockFate, look: 'danger' },
  force_purchase: { fields: [fault], look: 'danger' },
  charge_fault: {
    fields: [
      { name: 'amount', text: 'amount', kind: 'whole', atLeast: 1, atMost: mostMoney, required: true },
    ],
    look: 'danger',
  },
  undo_force_purchase: { fields: [], look: 'danger' },
  write_off: { fields: [outcome(writeOffOutcomes)], look: 'danger' },
  remove: { fields: [], look: 'danger' },
  request: null,
  report_damage: null,
  answer_swap: null,
  end_swap: null,
  expire_replacement: null,
  deliver: null,
  keep: null,
  end_trial: null,
  mark_post_overdue: null,
  post_look: null,
  withdraw_look: null,
  abandon_purchase: null,
  pay: null,
  take_back: null,
  revise_notes: null,
};
