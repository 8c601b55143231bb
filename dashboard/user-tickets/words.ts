import { currencies } from '#domain/payments/payment-kinds.ts';
import type { Fields, Words } from '../kit/history/words.ts';
import { formatAmount } from '../kit/preferences/money.ts';

export const words: Words = {
  codesOf: { user_ticket: { status: 'userTicket.status', declined: 'userTicket.declined' } },
  amounts: ['usedPoints'],
  object: (value) => planText(value) ?? periodText(value),
};

/** The terms of a member's plan: its name and its price. */
function planText({ memberPlanId, name, price, currency: code }: Fields): string | null {
  const currency = currencies.find((known) => known === code);
  if (memberPlanId === undefined || typeof price !== 'number' || currency === undefined) return null;
  return `${name} · ${formatAmount(price, currency)}`;
}

/** The first and the last day of a period. */
function periodText({ anchor, startDate, endDate }: Fields): string | null {
  return anchor === undefined ? null : `${startDate} – ${endDate}`;
}
