/** What a brand gets for a garment that cannot be lent any more: whole KRW or JPY, rounded down. `rate` is in percent. */
export function reimbursement(originalPrice: number, rate: number): number {
  return Math.floor((originalPrice * rate) / 100);
}
