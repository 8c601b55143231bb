/**
 * What a brand gets for a garment that cannot be lent any more, as it was settled when that came about: whole KRW or JPY,
 * the rate in percent, and the ISO date of the business day.
 */
export interface Reimbursement {
  amount: number;
  originalPrice: number;
  rate: number;
  on: string;
}

/** The amount for an original price at a rate in percent: whole KRW or JPY, rounded down. */
export function reimbursement(originalPrice: number, rate: number): number {
  return Math.floor((originalPrice * rate) / 100);
}
