import type { Currency } from '#domain/payments/payment-kinds.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** An amount of money that arrived. Without a sign if its currency is none of ours. */
export function moneyText(amount: number, currency: Currency | null): string {
  return currency === null ? formatNumber(amount) : formatAmount(amount, currency);
}
