import type { Rules, Transition } from '../transition-table.ts';
import type { OrderItemAct } from './order-commands.ts';
import type { OrderItemStatus, ReturnFault } from './order-kinds.ts';
import type { OrderItem } from './order-state.ts';
import { isReturnable, settledFrom } from './return-window.ts';

export type OrderGuard =
  | 'notBeingPaid'
  | 'notPreparing'
  | 'returnable'
  | 'returnRequested'
  | 'returnRequestedOrRefused'
  | 'noReturnRequested'
  | 'notSettled'
  | 'windowOver'
  | 'moneyLeft';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type OrderItemStanding = Pick<
  OrderItem,
  'status' | 'completedTime' | 'returnFault' | 'settledTime' | 'itemCash' | 'goodwill'
>;

/** The standing of an order without items, apart from its status. */
export const noItem = { completedTime: null, returnFault: null, settledTime: null, itemCash: 0, goodwill: 0 };

const bySystem = ['system'] as const;
const byBuyer = ['user', 'staff'] as const;
const byBrand = ['brand_admin', 'staff'] as const;
const onReturn = { from: ['complete'], to: 'same', guards: ['returnRequested'] } as const;

/** Every action on an order and its items. The first ones concern all items at once, so they read the order's status. */
export const orderTransitions = [
  { action: 'place', from: ['idle'], to: 'told', event: 'OrderPlaced', who: byBuyer },
  { action: 'expire_place', from: ['idle'], to: 'canceled', event: 'OrderPlaceExpired', who: bySystem },
  { action: 'pay', from: ['wait'], to: 'told', event: 'OrderPaid', who: bySystem },
  {
    action: 'cancel',
    from: ['wait'],
    to: 'canceled',
    event: 'OrderCanceled',
    who: ['user', 'staff', 'system'],
    guards: ['notBeingPaid'],
    reason: 'optional',
  },
  { action: 'expire', from: ['wait'], to: 'canceled', event: 'OrderExpired', who: bySystem },
  { action: 'fail', from: ['wait'], to: 'failed', event: 'OrderFailed', who: bySystem },
  { action: 'forge', from: ['wait'], to: 'forgery', event: 'OrderForged', who: bySystem },
  {
    action: 'revise_buyer',
    from: ['wait', 'paid'],
    to: 'same',
    event: 'OrderBuyerRevised',
    who: byBuyer,
  },
  {
    action: 'cancel_items',
    from: ['paid', 'preparing'],
    to: 'canceled',
    event: 'OrderItemsCanceled',
    who: byBuyer,
    guards: ['notPreparing'],
    reason: 'optional',
  },
  { action: 'prepare', from: ['paid'], to: 'preparing', event: 'OrderItemPrepared', who: byBrand },
  { action: 'ship', from: ['preparing'], to: 'delivering', event: 'OrderItemShipped', who: byBrand },
  {
    action: 'correct_parcel',
    from: ['delivering'],
    to: 'same',
    event: 'OrderItemParcelCorrected',
    who: byBrand,
  },
  {
    action: 'complete',
    from: ['delivering'],
    to: 'complete',
    event: 'OrderItemCompleted',
    who: ['system', 'staff'],
  },
  {
    action: 'lose',
    from: ['delivering'],
    to: 'canceled',
    event: 'OrderItemLost',
    who: ['staff'],
    reason: 'optional',
  },
  {
    action: 'request_return',
    from: ['complete'],
    to: 'same',
    event: 'OrderItemReturnRequested',
    who: byBuyer,
    guards: ['noReturnRequested', 'returnable'],
    reason: 'optional',
  },
  { ...onReturn, action: 'withdraw_return', event: 'OrderItemReturnWithdrawn', who: byBuyer },
  { ...onReturn, action: 'ship_return', event: 'OrderItemReturnShipped', who: byBuyer },
  {
    action: 'return',
    from: ['complete', 'delivering'],
    to: 'canceled',
    event: 'OrderItemReturned',
    who: ['staff'],
    guards: ['returnRequestedOrRefused'],
    reason: 'required',
  },
  {
    ...onReturn,
    action: 'reject_return',
    event: 'OrderItemReturnRejected',
    who: ['staff'],
    reason: 'required',
  },
  {
    action: 'settle',
    from: ['complete'],
    to: 'same',
    event: 'OrderItemSettled',
    who: bySystem,
    guards: ['notSettled', 'noReturnRequested', 'windowOver'],
  },
  {
    action: 'grant_goodwill',
    from: ['paid', 'preparing', 'delivering', 'complete'],
    to: 'same',
    event: 'OrderGoodwillGranted',
    who: ['staff'],
    staff: 'owner',
    guards: ['moneyLeft'],
    reason: 'required',
  },
] as const satisfies readonly Transition<string, OrderItemStatus, OrderGuard>[];

export type OrderAction = (typeof orderTransitions)[number]['action'];

export const orderRules: Rules<OrderItemStatus, OrderGuard, OrderItemStanding, OrderAction> = {
  entity: 'order',
  table: orderTransitions,
  guards: {
    /** To cancel an unpaid order, close its payment. The order then follows, so only the system gives this command. */
    notBeingPaid: (_, { command, role }) => (command !== null && role !== 'system' ? 'being_paid' : null),
    notPreparing: ({ status }, { role }) =>
      role === 'user' && status === 'preparing' ? 'being_prepared' : null,
    /** Staff may take a return at any time. Asked without a fault, the longest window counts. */
    returnable: (item, { command, role, at }) =>
      role === 'staff' || isReturnable(item, faultOf(command) ?? 'product', at) ? null : 'not_returnable',
    returnRequested: ({ returnFault }) => (returnFault === null ? 'no_return_requested' : null),
    returnRequestedOrRefused: ({ status, returnFault }) =>
      status === 'complete' && returnFault === null ? 'no_return_requested' : null,
    noReturnRequested: ({ returnFault }) => (returnFault === null ? null : 'return_requested'),
    notSettled: ({ settledTime }) => (settledTime === null ? null : 'settled'),
    windowOver: (item, { at }) => {
      const from = settledFrom(item);
      return from !== null && from <= at ? null : 'still_returnable';
    },
    moneyLeft: ({ itemCash, goodwill }) => (goodwill < itemCash ? null : 'nothing_left'),
  },
};

function faultOf(command: { readonly action: string } | null): ReturnFault | null {
  const isRequest = (asked: typeof command): asked is Extract<OrderItemAct, { action: 'request_return' }> =>
    asked?.action === 'request_return';
  return isRequest(command) ? command.fault : null;
}
