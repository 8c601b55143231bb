import type { Region } from '../regions.ts';

/**
 * The minimum age for signing up. Korea's Personal Information Protection Act, article 22-2, requires a guardian's consent for
 * younger children.
 */
export const youngest = 14;

/**
 * The age from which a person buys without a guardian: Korea's Civil Act, article 4 (19), and Japan's Civil Code, article 4
 * (18 since 1 April 2022).
 */
export const adultAt: Readonly<Record<Region, number>> = { KOREA: 19, JAPAN: 18 };

/** Returns whether a person is a minor on a day in their region; false if the birthday is unknown. */
export function isMinor(birthday: string | null, region: Region, day: string): boolean {
  return birthday !== null && ageOn(birthday, day) < adultAt[region];
}

/**
 * Returns a person's age in years on a day; both are `YYYY-MM-DD`. A person born on 29 February turns a year older on 1 March
 * in other years.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}
