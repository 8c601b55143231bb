/** The share of a look's entry in the look's cash: split evenly in whole units, and the last entry takes the remainder. */
export function shareOfCash(amount: number, entries: number, index: number): number {
  const share = Math.trunc(amount / entries);
  return index === entries - 1 ? amount - share * (entries - 1) : share;
}
