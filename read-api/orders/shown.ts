import { isOnItsWay } from '#domain/orders/on-its-way.ts';
import type { Buyer } from '#domain/orders/order-events.ts';
import { noItem, orderRules } from '#domain/orders/order-transitions.ts';
import { cashLeft, pointsLeft } from '#domain/orders/what-is-left.ts';
import { bankName } from '#domain/payments/banks.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadableAccount } from './buyers.ts';
import type { OrderItemShown } from './item-shown.ts';
import type { OrderFound } from './scope.ts';

/** An order with its items, its unsealed buyer and account, the caller's role and the instant of the reading. */
export interface OrderShown extends OrderFound {
  parts: readonly OrderItemShown[];
  who: Buyer | null;
  account: ReadableAccount | null;
  readBy: Caller['label'];
  now: string;
}

/** The names of the payment at the provider. */
export function providerOf({ payment }: OrderShown) {
  const money = payment?.arrivals.find(({ kind }) => kind === 'confirmed');
  return { merchantUid: payment?.attempts.at(-1)?.merchantUid ?? null, impUid: money?.reference ?? null };
}

/** The provider tells the buyer of the account on its own page, so no message of ours is sent. */
export function virtualBankOf({ account }: OrderShown) {
  return account && { ...account, name: bankName(account.bank), isMessageSent: false };
}

export function leftOf({ items }: OrderShown) {
  return {
    cash: items.reduce((sum, item) => sum + cashLeft(item), 0),
    point: items.reduce((sum, item) => sum + pointsLeft(item), 0),
  };
}

export function refundsOfOrder({ payment }: OrderShown) {
  return (payment?.refunds ?? []).map(({ refundId: id, amount, why, status, refusal }) => ({
    id,
    amount,
    why,
    status,
    refusal,
  }));
}

const wholeRules = {
  ...orderRules,
  table: orderRules.table.filter(
    ({ action }) => action === 'cancel' || action === 'cancel_items' || action === 'revise_buyer',
  ),
};

/** An order stands as its least advanced item does. Its buyer stays once an item is prepared or gone. */
export function actionsOnOrder({ items, status, readBy, now }: OrderShown) {
  const standing = items.find((item) => item.status === status) ?? { ...noItem, status };
  return actionsFor(wholeRules, standing, readBy, now).map((answer) =>
    answer.name === 'revise_buyer' && answer.allowed && isOnItsWay(items)
      ? { ...answer, allowed: false, reasonCode: 'on_its_way' }
      : answer,
  );
}
