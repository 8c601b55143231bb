import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import { Amount, Fault, ParcelFields } from './bodies.ts';
import { parcelOf } from './change-order.ts';

type WithoutItem<Act> = Act extends OrderItemAct ? Omit<Act, 'itemId'> : never;
/** An action on an item, without the item's id, which stands in the path. */
export type ItemAct = WithoutItem<OrderItemAct>;

const plain = <const Name extends 'prepare' | 'complete' | 'lose' | 'withdraw_return' | 'reject_return'>(
  name: Name,
) => action({}, (): ItemAct => ({ action: name }));

/** A bulk call may give each item its own parcel. */
const ofEach = { ownFields: true };

/** The request body of each action; null for actions of the system. */
export const itemActions: Readonly<Record<ItemAct['action'], ActionSpec<ItemAct, null> | null>> = {
  prepare: plain('prepare'),
  ship: action(ParcelFields, (body): ItemAct => ({ action: 'ship', ...parcelOf(body) }), ofEach),
  correct_parcel: action(
    ParcelFields,
    (body): ItemAct => ({ action: 'correct_parcel', ...parcelOf(body) }),
    ofEach,
  ),
  complete: plain('complete'),
  lose: plain('lose'),
  request_return: action({ fault: Fault }, ({ fault }): ItemAct => ({ action: 'request_return', fault })),
  withdraw_return: plain('withdraw_return'),
  ship_return: action(
    ParcelFields,
    (body): ItemAct => ({ action: 'ship_return', ...parcelOf(body) }),
    ofEach,
  ),
  return: action({ deduction: Amount }, ({ deduction }): ItemAct => ({ action: 'return', deduction })),
  reject_return: plain('reject_return'),
  settle: null,
  grant_goodwill: action({ amount: Amount }, ({ amount }): ItemAct => ({ action: 'grant_goodwill', amount })),
};
