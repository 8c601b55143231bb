/** The tax rate in percent until owners first revise it. */
export const firstTaxRate = 10;

/** The tax that an amount includes: prices include tax. `rate` is in percent. */
export function taxOf(amount: number, rate: number): number {
  return Math.floor((amount * rate) / (100 + rate));
}
