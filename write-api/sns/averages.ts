import type { SnsFigures } from '#domain/members/sns-account.ts';

/** What a post has on average, to the hundredth, of those that tell it; null where none does. */
export function average(counts: readonly (number | null | undefined)[]): number | null {
  const told = counts.filter((each) => each !== null && each !== undefined);
  return told.length === 0 ? null : toHundredth(sum(told) / told.length);
}

/** A share in percent, to the hundredth; null of nothing, and where either is not told. */
export function percent(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : toHundredth((part / whole) * 100);
}

/** Likes and comments of a post by followers, in percent; null where one of them is not told, and where nobody follows. */
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
