import type { Region } from '../regions.ts';

/** Nobody younger signs up: Korea's Personal Information Protection Act, article 22-2, asks a guardian's consent for them. */
export const youngest = 14;

/**
 * Who is younger buys nothing without a guardian: Korea's Civil Act, article 4 (19), and Japan's Civil Code, article 4 (18 since
 * 1 April 2022).
 */
export const adultAt: Readonly<Record<Region, number>> = { KOREA: 19, JAPAN: 18 };

/** Whether somebody is no adult yet on a day, where they live; not where no birthday is known. */
export function isMinor(birthday: string | null, region: Region, day: string): boolean {
  return birthday !== null && ageOn(birthday, day) < adultAt[region];
}

/** How many birthdays somebody has had on a day; both are `YYYY-MM-DD`. Who was born on 29 February has it on 1 March in other years. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}
