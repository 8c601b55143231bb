import { seeded, upTo } from '#projections/testing/random.ts';

const first = Date.parse('2026-11-01T00:00:00.000Z');
const minutesOfFourYears = (4 * 365 + 1) * 24 * 60;

/**
 * Returns random minutes of four years. The demo ends at its first start: the hour decides who posts which look, the day which
 * months are open.
 */
export function randomPresents(seed: number, length: number): string[] {
  const random = seeded(seed);
  return Array.from({ length }, () =>
    new Date(first + upTo(random, minutesOfFourYears) * 60_000).toISOString(),
  );
}
