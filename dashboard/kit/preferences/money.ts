import type { Currency } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Region } from '#domain/regions.ts';
import { formatNumber } from './time.ts';

const signs: Readonly<Record<Currency, string>> = { KRW: '₩', JPY: '¥' };

/** The sign of the region's currency: `₩`. */
export const signOf = (region: Region): string => signs[regionCurrency[region]];

/** Formats an amount in the region's currency, in whole KRW or JPY: `₩248,000`. */
export function formatMoney(amount: number, region: Region): string {
  return formatAmount(amount, regionCurrency[region]);
}

/** Formats an amount in its currency, in whole units: `₩248,000`, `-₩3,000`. */
export function formatAmount(amount: number, currency: Currency): string {
  return `${amount < 0 ? '-' : ''}${signs[currency] ?? ''}${formatNumber(Math.abs(amount))}`;
}
