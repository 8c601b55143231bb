import type { SnsFigures } from '#domain/members/sns-account.ts';

/** Returns the average, to the hundredth, over the posts that have a count; null if none has. */
export function average(counts: readonly (number | null | undefined)[]): number | null {
  const told = counts.filter((each) => each !== null && each !== undefined);
  return told.length === 0 ? null : toHundredth(sum(told) / told.length);
}

/** Returns a share in percent, to the hundredth; null if the whole is zero or either number is unknown. */
export function percent(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : toHundredth((part / whole) * 100);
}

/**
 * Returns likes and comments per post divided by followers, in percent; null if a number is unknown or there are no followers.
 */
export function engagementRate(
  { averageLikes, averageComments }: Pick<SnsFigures, 'averageLikes' | 'averageComments'>,
  followers: number | null,
): number | null {
  if (averageLikes === null || averageComments === null) return null;
  return percent(averageLikes + averageComments, followers);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function toHundredth(number: number): number {
  return Math.round(number * 100) / 100;
}
