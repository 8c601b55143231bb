import { type Currency, currencies } from '../payments/payment-kinds.ts';
import { taxOf } from '../tax.ts';
import type { MonthLine } from './month-line.ts';

/** The sums of a month's lines in one currency, in whole units of it. */
export interface MonthSums {
  currency: Currency;
  lines: number;
  sales: number;
  salesTax: number;
  brandPayment: number;
  contentUse: number;
  contentUseTax: number;
}

/** The sums after one more line, one for each currency that occurs. */
export function sumsWith(
  sums: readonly MonthSums[],
  {
    side,
    currency,
    amount,
    tax,
    brandPayment,
  }: Pick<MonthLine, 'side' | 'currency' | 'amount' | 'tax' | 'brandPayment'>,
): readonly MonthSums[] {
  const none = {
    currency,
    lines: 0,
    sales: 0,
    salesTax: 0,
    brandPayment: 0,
    contentUse: 0,
    contentUseTax: 0,
  };
  const before = sums.find((each) => each.currency === currency) ?? none;
  const isSale = side === 'sale';
  const after: MonthSums = {
    currency,
    lines: before.lines + 1,
    sales: before.sales + (isSale ? amount : 0),
    salesTax: before.salesTax + (isSale ? tax : 0),
    brandPayment: before.brandPayment + brandPayment,
    contentUse: before.contentUse + (isSale ? 0 : amount),
    contentUseTax: before.contentUseTax + (isSale ? 0 : tax),
  };
  const others = sums.filter((each) => each.currency !== currency);
  return [...others, after].sort(byCurrency);
}

const byCurrency = (one: MonthSums, other: MonthSums) =>
  currencies.indexOf(one.currency) - currencies.indexOf(other.currency);

/** What closing a month makes of its sums in one currency. */
export interface Settlement extends MonthSums {
  /** Sales less the brand's payment. It is 0 if the sales are carried. */
  commission: number;
  /** The tax that the commission includes. */
  commissionTax: number;
  /** Whether the sale side goes to the next month: the brand would have to pay. */
  isSaleCarried: boolean;
  /** The same for content uses: more was taken back than charged. */
  isContentUseCarried: boolean;
}

/** The settlement of a month's sums. `taxRate` is in percent. */
export function settlementOf(sums: MonthSums, taxRate: number): Settlement {
  const isSaleCarried = sums.brandPayment < 0;
  const commission = isSaleCarried ? 0 : sums.sales - sums.brandPayment;
  const tax = taxOf(Math.abs(commission), taxRate);
  return {
    ...sums,
    commission,
    commissionTax: commission < 0 ? -tax : tax,
    isSaleCarried,
    isContentUseCarried: sums.contentUse < 0,
  };
}

/** What a settlement pays to the brand. */
export function payableOf({ brandPayment, isSaleCarried }: Settlement): number {
  return isSaleCarried ? 0 : brandPayment;
}
