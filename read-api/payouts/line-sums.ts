import { paidOutOf } from '#domain/payouts/payout-state.ts';
import type { PayoutLineRow } from '#projections/payouts/tables.ts';

/** The sums of a line as numbers, in whole units of its currency: before tax, the taxes, and what is paid out. */
export function lineSums(line: Pick<PayoutLineRow, 'amount' | 'incomeTax' | 'localTax'>) {
  const sums = {
    amount: Number(line.amount),
    incomeTax: Number(line.incomeTax),
    localTax: Number(line.localTax),
  };
  return { ...sums, tax: sums.incomeTax + sums.localTax, paidOut: paidOutOf(sums) };
}
