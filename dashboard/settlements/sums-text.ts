import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';

export type SumName = 'sales' | 'commission' | 'payable' | 'contentUse';

/** A sum of the month in each of its currencies, such as `₩39,000`. Months rarely have lines in two currencies. */
export function sumTexts({ sums }: Pick<BrandMonth, 'sums'>, name: SumName): readonly string[] {
  return sums.map((sum) => formatAmount(sum[name], sum.currency));
}
