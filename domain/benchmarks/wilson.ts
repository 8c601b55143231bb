/**
 * A share: a part of a whole, with the 95 % confidence interval of the true share. Share and interval are null if the whole is
 * 0.
 */
export interface Share {
  part: number;
  of: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

/** The number of standard deviations around the mean that contain 95 % of a normal distribution. */
const z = 1.959963984540054;

/** Computes the share with E. B. Wilson's score interval, which is also valid for small samples and for shares of 0 and 1. */
export function shareOf(part: number, of: number): Share {
  if (of === 0) return { part, of, share: null, low: null, high: null };
  const share = part / of;
  const widened = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / widened;
  const half = (z / widened) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  // At the ends, the interval touches 0 or 1 exactly, despite rounding errors.
  const low = part === 0 ? 0 : middle - half;
  const high = part === of ? 1 : middle + half;
  return { part, of, share, low, high };
}
