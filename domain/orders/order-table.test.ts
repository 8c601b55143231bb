import type { Role } from '../actor.ts';
import type { Decider } from '../decider.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { orderedItem, orderOf, placedItem, sealedBuyer } from '../testing/orders.ts';
import { readRows } from '../testing/rows.ts';
import { order } from './order.ts';
import type { OrderCommand } from './order-commands.ts';
import type { OrderEvent } from './order-events.ts';
import { type OrderItemStatus, orderItemStatuses } from './order-kinds.ts';
import type { Order, OrderItem } from './order-state.ts';
import { type OrderAction, orderTransitions } from './order-transitions.ts';

/** The decided table of an order's items. `staff` also orders for members. */
const decided = readRows(
  `place | idle | told | OrderPlaced | user, staff
   expire_place | idle | canceled | OrderPlaceExpired | system
   pay | wait | told | OrderPaid | system
   cancel | wait | canceled | OrderCanceled | user, staff, system
   expire | wait | canceled | OrderExpired | system
   fail | wait | failed | OrderFailed | system
   forge | wait | forgery | OrderForged | system
   revise_buyer | wait, paid | same | OrderBuyerRevised | user, staff
   cancel_items | paid, preparing | canceled | OrderItemsCanceled | user, staff | | not prepared
   prepare | paid | preparing | OrderItemPrepared | brand_admin, staff
   ship | preparing | delivering | OrderItemShipped | brand_admin, staff
   correct_parcel | delivering | same | OrderItemParcelCorrected | brand_admin, staff
   complete | delivering | complete | OrderItemCompleted | system, staff
   lose | delivering | canceled | OrderItemLost | staff
   request_return | complete | same | OrderItemReturnRequested | user, staff | | no return, returnable
   withdraw_return | complete | same | OrderItemReturnWithdrawn | user, staff | | return
   ship_return | complete | same | OrderItemReturnShipped | user, staff | | return
   return | complete, delivering | canceled | OrderItemReturned | staff | reason | return or refused
   reject_return | complete | same | OrderItemReturnRejected | staff | reason | return
   settle | complete | same | OrderItemSettled | system | | no return, unsettled, over
   grant_goodwill | paid, preparing, delivering, complete | same | OrderGoodwillGranted | staff | reason | money left`,
  {},
);

/** An order of one item. Its own fields stand beside those of the item, so that a sample can change them. */
type OneItem = Partial<OrderItem> & { status: OrderItemStatus };

function ordered({ status, ...item }: OneItem): Order {
  return orderOf(status, item);
}

function oneItem({ status, items: [item] }: Order): OneItem {
  return { ...item, status };
}

const ofOneItem: Decider<OneItem, OrderCommand, OrderEvent> = {
  category: 'order',
  initial: { status: 'idle' },
  decide: (state, command, asked) => order.decide(ordered(state), command, asked),
  evolve: (state, event, at) => oneItem(order.evolve(ordered(state), event, at)),
};

const itemId = 701;
const parcel = { courier: '05', trackingNumber: '412345678902' } as const;
const placing = {
  orderId: 7,
  userId: 51,
  currency: 'KRW',
  paymentMethod: 'card',
  buyer: sealedBuyer,
} as const;
const returning: Partial<OneItem> = { returnFault: 'buyer' };

const samples: Readonly<Record<OrderAction, Sample<OneItem, OrderCommand, OrderEvent>>> = {
  place: {
    command: { action: 'place', ...placing, items: [orderedItem], usedPoint: 0, paymentId: 41, taxRate: 10 },
    events: [
      {
        type: 'OrderPlaced',
        data: { ...placing, items: [placedItem], paymentId: 41, dueTime: '2026-06-01T00:30:00.000Z' },
      },
    ],
    told: { idle: 'wait' },
  },
  expire_place: {
    command: { action: 'expire_place', orderId: 7 },
    events: [{ type: 'OrderPlaceExpired', data: { orderId: 7 } }],
  },
  pay: {
    command: { action: 'pay', paidTime: '2026-05-31T23:59:00.000Z' },
    events: [{ type: 'OrderPaid', data: { paidTime: '2026-05-31T23:59:00.000Z' } }],
    told: { wait: 'paid' },
  },
  cancel: {
    command: { action: 'cancel' },
    events: [{ type: 'OrderCanceled', data: {} }],
    // A person closes the payment, and then the system cancels the order.
    guarded: { from: 'wait', roles: ['user', 'staff'], code: 'order.being_paid' },
  },
  expire: { command: { action: 'expire' }, events: [{ type: 'OrderExpired', data: {} }] },
  fail: { command: { action: 'fail' }, events: [{ type: 'OrderFailed', data: {} }] },
  forge: { command: { action: 'forge' }, events: [{ type: 'OrderForged', data: {} }] },
  revise_buyer: {
    command: { action: 'revise_buyer', buyer: sealedBuyer },
    events: [{ type: 'OrderBuyerRevised', data: { buyer: sealedBuyer } }],
  },
  cancel_items: {
    command: { action: 'cancel_items', itemIds: [itemId] },
    events: [{ type: 'OrderItemsCanceled', data: { itemIds: [itemId] } }],
    guarded: { from: 'preparing', roles: ['user'], code: 'order.being_prepared' },
  },
  prepare: {
    command: { action: 'prepare', itemId },
    events: [{ type: 'OrderItemPrepared', data: { itemId } }],
  },
  ship: {
    command: { action: 'ship', itemId, ...parcel },
    events: [{ type: 'OrderItemShipped', data: { itemId, ...parcel } }],
  },
  correct_parcel: {
    command: { action: 'correct_parcel', itemId, ...parcel },
    events: [{ type: 'OrderItemParcelCorrected', data: { itemId, ...parcel } }],
  },
  complete: {
    command: { action: 'complete', itemId },
    events: [{ type: 'OrderItemCompleted', data: { itemId } }],
    known: ['complete'],
  },
  lose: { command: { action: 'lose', itemId }, events: [{ type: 'OrderItemLost', data: { itemId } }] },
  request_return: {
    command: { action: 'request_return', itemId, fault: 'buyer' },
    events: [{ type: 'OrderItemReturnRequested', data: { itemId, fault: 'buyer' } }],
  },
  withdraw_return: {
    command: { action: 'withdraw_return', itemId },
    standing: returning,
    events: [{ type: 'OrderItemReturnWithdrawn', data: { itemId } }],
  },
  ship_return: {
    command: { action: 'ship_return', itemId, ...parcel },
    standing: returning,
    events: [{ type: 'OrderItemReturnShipped', data: { itemId, ...parcel } }],
  },
  return: {
    command: { action: 'return', itemId, deduction: 3_000 },
    standing: returning,
    events: [{ type: 'OrderItemReturned', data: { itemId, deduction: 3_000 } }],
  },
  reject_return: {
    command: { action: 'reject_return', itemId },
    standing: returning,
    events: [{ type: 'OrderItemReturnRejected', data: { itemId } }],
  },
  settle: {
    command: { action: 'settle', itemId },
    standing: { completedTime: '2026-05-24T14:59:59.999Z' },
    events: [{ type: 'OrderItemSettled', data: { itemId } }],
  },
  grant_goodwill: {
    command: { action: 'grant_goodwill', itemId, amount: 39_000 },
    events: [{ type: 'OrderGoodwillGranted', data: { itemId, amount: 39_000 } }],
  },
};

/** The decided conditions at 09:00 on 1 June. */
function factsOf({ status, returnFault, settledTime, completedTime }: OneItem, role: Role) {
  const facts = new Set<string>();
  const isReturning = (returnFault ?? null) !== null;
  facts.add(isReturning ? 'return' : 'no return');
  if (isReturning || status === 'delivering') facts.add('return or refused');
  if ((settledTime ?? null) === null) facts.add('unsettled');
  if (status !== 'preparing' || role !== 'user') facts.add('not prepared');
  if (status !== 'idle') facts.add('money left');
  if (typeof completedTime === 'string') {
    if (completedTime < '2026-05-24T15:00:00.000Z') facts.add('over');
    facts.add('returnable');
  }
  if (role === 'staff') facts.add('returnable');
  return facts;
}

testEveryRow<OneItem, OrderCommand, OrderEvent>({
  entity: 'order',
  decider: ofOneItem,
  table: orderTransitions,
  decided,
  samples,
  statuses: [...orderItemStatuses],
  stateOf: (status) => oneItem(orderOf(status as OrderItemStatus)),
  factsOf,
});
