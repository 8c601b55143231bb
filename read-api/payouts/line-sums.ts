import { paidOutOf } from '#domain/payouts/payout-state.ts';
import type { PayoutLineRow } from '#projections/payouts/tables.ts';

/** The sums of a line as numbers, in whole units of its currency: the amount, its taxes, and the rest that is paid. */
export function lineSums(line: Pick<PayoutLineRow, 'amount' | 'incomeTax' | 'localTax'>) {
  const sums = {
    amount: Number(line.amount),
    incomeTax: Number(line.incomeTax),
    localTax: Number(line.localTax),
  };
  return { ...sums, tax: sums.incomeTax + sums.localTax, paidOut: paidOutOf(sums) };
}
