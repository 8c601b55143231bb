/** A part of a whole, with the interval in which the true share lies in 95 of 100 such samples; null of nothing. */
export interface Share {
  part: number;
  of: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

/** 95 % of a normal distribution lie within so many standard deviations of its middle. */
const z = 1.959963984540054;

/** By E. B. Wilson's score interval: it holds for small samples too, and for shares of 0 and 1. */
export function shareOf(part: number, of: number): Share {
  if (of === 0) return { part, of, share: null, low: null, high: null };
  const share = part / of;
  const widened = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / widened;
  const half = (z / widened) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  // At the ends the interval touches them, whatever the rounding of a sum.
  const low = part === 0 ? 0 : middle - half;
  const high = part === of ? 1 : middle + half;
  return { part, of, share, low, high };
}
