import { orderCouriers, returnFaults } from '#domain/orders/order-kinds.ts';
import type { OrderAction } from '#domain/orders/order-transitions.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

type OfItem = Exclude<
  OrderAction,
  'place' | 'expire_place' | 'pay' | 'cancel' | 'expire' | 'fail' | 'forge' | 'revise_buyer' | 'cancel_items'
>;

const parcel: readonly AskedField[] = [
  {
    name: 'courier',
    text: 'courier',
    kind: 'choice',
    options: orderCouriers,
    group: 'order.courier',
    required: true,
    first: '04',
  },
  { name: 'tracking_number', text: 'trackingNumber', kind: 'text', required: true, atMost: 60 },
];
const money = { kind: 'whole', required: true, atLeast: 0, atMost: amountAtMost } as const;

/** The form of each action on an item, in the order of the buttons; null for actions of the system. */
export const itemActionForms: Readonly<Record<OfItem, ActionForm | null>> = {
  prepare: { fields: [] },
  ship: { fields: parcel },
  correct_parcel: { fields: parcel, look: 'quiet' },
  complete: { fields: [] },
  request_return: {
    fields: [
      {
        name: 'fault',
        text: 'faultType',
        kind: 'choice',
        options: returnFaults,
        group: 'order.returnFault',
        required: true,
      },
    ],
    look: 'quiet',
  },
  ship_return: { fields: parcel, look: 'quiet' },
  withdraw_return: { fields: [], look: 'quiet' },
  return: { fields: [{ ...money, name: 'deduction', text: 'deduction' }] },
  reject_return: { fields: [], look: 'danger' },
  grant_goodwill: { fields: [{ ...money, name: 'amount', text: 'amount' }], look: 'quiet' },
  lose: { fields: [], look: 'danger' },
  settle: null,
};
