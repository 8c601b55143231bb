import type { Buyer } from '#domain/orders/order-events.ts';
import { orderRules } from '#domain/orders/order-transitions.ts';
import { isReturnable, returnableUntil } from '#domain/orders/return-window.ts';
import { cashLeft, pointsLeft } from '#domain/orders/what-is-left.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { type OrderItemFound, seesBuyer } from './scope.ts';

/** An item with its unsealed buyer, the caller's role and the instant of the reading. */
export interface OrderItemShown extends OrderItemFound {
  who: Buyer | null;
  readBy: Caller['label'];
  now: string;
}

/** A value that tells of points, which brands do not see. */
export function toBuyerOnly<Value>({ readBy }: OrderItemShown, value: Value): Value | null {
  return readBy === 'brand_admin' ? null : value;
}

export function memberOf(
  row: Pick<OrderItemFound, 'userId' | 'username' | 'realName' | 'userGender' | 'currency'> &
    Pick<OrderItemShown, 'readBy'>,
) {
  return {
    id: row.userId,
    username: row.username,
    realName: row.readBy === 'brand_admin' ? null : row.realName,
    gender: row.userGender,
    regionId: currencyRegion[row.currency],
  };
}

export function deliveryOf(row: OrderItemShown): Buyer | null {
  return seesBuyer({ label: row.readBy }, row) ? row.who : null;
}

/** What went back; null for brands, as it tells of points. Nothing was paid before the payment. */
export function refundsOf(row: OrderItemShown) {
  const { itemCash, itemPoint, paidTime } = row;
  if (row.readBy === 'brand_admin') return null;
  if (paidTime === null) return { cash: 0, point: 0 };
  return { cash: itemCash - cashLeft(row), point: itemPoint - pointsLeft(row) };
}

/** How a brand's payment stands. `none`: nothing was sold. `reversed`: the item came back after the settlement. */
export const paymentToBrandKinds = ['none', 'unsettled', 'settled', 'reversed'] as const;

export function paymentToBrand({ readBy, status, isReversed, settledTime, brandPayment }: OrderItemShown) {
  if (readBy === 'user') return null;
  if (isReversed) return { amount: 0, description: 'reversed' as const };
  if (settledTime !== null) return { amount: brandPayment, description: 'settled' as const };
  const isOver = status === 'canceled' || status === 'failed' || status === 'forgery';
  return isOver
    ? { amount: 0, description: 'none' as const }
    : { amount: brandPayment, description: 'unsettled' as const };
}

export function returnableDay(row: OrderItemShown): string | null {
  const isOpen = row.status === 'complete' && row.returnFault === null;
  return isOpen && isReturnable(row, 'buyer', row.now) ? returnableUntil(row, 'buyer') : null;
}

/** The actions that concern all items at once. */
export const wholeActions: ReadonlySet<string> = new Set([
  'place',
  'expire_place',
  'pay',
  'cancel',
  'expire',
  'fail',
  'forge',
  'revise_buyer',
]);

const itemRules = {
  ...orderRules,
  table: orderRules.table.filter(({ action }) => !wholeActions.has(action)),
};

export function actionsOnItem(row: OrderItemShown) {
  return actionsFor(itemRules, row, row.readBy, row.now);
}
