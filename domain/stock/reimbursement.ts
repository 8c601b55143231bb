/**
 * A brand's compensation for a garment that can no longer be lent, settled when it became unavailable: whole KRW or JPY, the
 * rate in percent, and the ISO date of the business day.
 */
export interface Reimbursement {
  amount: number;
  originalPrice: number;
  rate: number;
  on: string;
}

/** Returns the compensation for an original price at a rate in percent: whole KRW or JPY, rounded down. */
export function reimbursement(originalPrice: number, rate: number): number {
  return Math.floor((originalPrice * rate) / 100);
}
