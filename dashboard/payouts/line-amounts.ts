import type { PayoutStatus } from '#domain/payouts/payout-kinds.ts';

/** The amounts of a line that are known. The approval fixes the tax, so a draft's zeros are no tax. */
export function lineAmounts(status: PayoutStatus) {
  return (['amount', 'incomeTax', 'localTax', 'paidOut'] as const).filter(
    (name) => name === 'amount' || status !== 'drafted',
  );
}
