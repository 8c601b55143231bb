import { type OrderAction, orderTransitions } from '#domain/orders/order-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm } from '../kit/actions/fields.ts';
import { itemActionForms } from './item-action-forms.ts';
import { itemsPath, ordersPath } from './paths.ts';

const shared = {
  entity: 'order',
  transitions: orderTransitions,
  names: 'orderActions',
  statuses: 'order.status',
  why: 'order.why',
  done: 'orderDone',
} as const;

/** One call cancels an order: before the payment the whole order, later the items that allow it. */
const cancel: ActionForm = { fields: [], look: 'danger', call: 'cancel' };

const none = Object.fromEntries(orderTransitions.map(({ action }) => [action, null])) as Record<
  OrderAction,
  ActionForm | null
>;

export const orderActionTable: ActionTable<OrderAction> = {
  ...shared,
  path: `${ordersPath}/invoices`,
  forms: { ...none, cancel, cancel_items: cancel },
};

export const itemActionTable: ActionTable<OrderAction> = {
  ...shared,
  path: itemsPath,
  forms: { ...itemActionForms, ...withoutForms() },
};

/** The actions on many items at once. Parcels differ, so the packing table sends and corrects them. */
export const itemBulkTable: ActionTable<OrderAction> = {
  ...itemActionTable,
  forms: { ...itemActionTable.forms, ship: null, correct_parcel: null, ship_return: null },
};

/** The actions on an order as a whole, which its items do not offer. */
function withoutForms() {
  return {
    place: null,
    expire_place: null,
    pay: null,
    cancel: null,
    expire: null,
    fail: null,
    forge: null,
    revise_buyer: null,
    cancel_items: null,
  } as const;
}
