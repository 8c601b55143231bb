import { courierCodes } from '#domain/couriers.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import type { ActionForm, Field } from '../kit/actions/fields.ts';

const parcel: readonly Field[] = [
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

const stockFate: readonly Field[] = [
  {
    name: 'stock_status',
    text: 'stockTo',
    kind: 'choice',
    options: ['in_stock', 'in_check', 'unavailable'],
    group: 'actions.stockTo',
    first: 'in_stock',
    required: true,
  },
  {
    name: 'unavailable_reason',
    text: 'unavailableReason',
    kind: 'choice',
    options: ['polluted', 'damaged', 'lost'],
    group: 'stockItem.unavailableReason',
    required: true,
    when: { name: 'stock_status', is: 'unavailable' },
  },
];

const pickup: Field = { name: 'pickup_date', text: 'pickupDate', kind: 'date', required: false };

const fault: Field = {
  name: 'fault_type',
  text: 'faultType',
  kind: 'choice',
  options: ['curator', 'product'],
  group: 'trysetItem.fault',
  required: true,
};

function outcome(options: readonly string[]): Field {
  return {
    name: 'outcome',
    text: 'outcome',
    kind: 'choice',
    options,
    group: 'actions.outcomes',
    required: true,
  };
}

/** The actions on a tryset item that the dashboard offers, in the order of its buttons, with what each asks for. */
export const itemActionForms: Partial<Record<TrysetItemAction, ActionForm>> = {
  accept: { fields: [] },
  outbound: { fields: parcel },
  force_track: {
    fields: [
      {
        name: 'courier_status',
        text: 'courierStatus',
        kind: 'choice',
        options: ['in_transit', 'delivered'],
        group: 'trysetItem.trackingInfo',
        required: true,
      },
    ],
  },
  request_return: {
    fields: [
      { name: 'requested_pickup_date', text: 'requestedPickupDate', kind: 'date', required: false },
      { name: 'pickup_reason', text: 'pickupReason', kind: 'text', required: false, atMost: 500, lines: 2 },
    ],
  },
  accept_return: { fields: [pickup] },
  return_item: { fields: parcel },
  arrive: { fields: [] },
  return_complete: { fields: [] },
  retry_return: { fields: [pickup] },
  withdraw_return: { fields: [], look: 'quiet' },
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
  refuse_post: {
    fields: [
      {
        name: 'refusal_type',
        text: 'refusalType',
        kind: 'choice',
        options: ['planned', 'refused'],
        group: 'actions.refusal',
        required: true,
      },
    ],
    look: 'quiet',
  },
  extend_post: {
    fields: [{ name: 'last_day', text: 'lastDay', kind: 'date', required: true }],
    look: 'quiet',
  },
  cancel: { fields: [], look: 'danger' },
  deny: { fields: stockFate, look: 'danger' },
  defer_return_item: { fields: [fault], look: 'danger' },
  fail_delivery: { fields: [outcome(['lost', 'returned_to_sender'])], look: 'danger' },
  fail_return: { fields: [], look: 'danger' },
  force_delivered: { fields: [], look: 'danger' },
  forced_deny: { fields: stockFate, look: 'danger' },
  force_purchase: { fields: [fault], look: 'danger' },
  write_off: { fields: [outcome(['lost', 'damaged'])], look: 'danger' },
  remove: { fields: [], look: 'danger' },
};
