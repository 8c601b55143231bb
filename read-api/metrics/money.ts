import { type MetricSums, type MoneyField, moneyFields } from '#domain/metrics/metric-fields.ts';
import { type Currency, currencies } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Region } from '#domain/regions.ts';

/** The sums of money in one currency. */
export interface Amounts extends Record<MoneyField, number> {
  currency: Currency;
}

/** The sums of money by currency: in each that occurs; without any, in the currency of the region, if there is one. */
export function amountsOf(sums: MetricSums, regionId: Region | null): Amounts[] {
  const each = currencies.map((currency): Amounts => {
    const ending = currency === 'KRW' ? 'Krw' : 'Jpy';
    const of = (field: MoneyField) => sums[`${field}${ending}`];
    return {
      currency,
      cashAmount: of('cashAmount'),
      salesAmount: of('salesAmount'),
      brandPaymentAmount: of('brandPaymentAmount'),
    };
  });
  const occurring = each.filter((amounts) => moneyFields.some((field) => amounts[field] !== 0));
  if (occurring.length > 0 || regionId === null) return occurring;
  return each.filter(({ currency }) => currency === regionCurrency[regionId]);
}
