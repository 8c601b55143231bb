/** So few that they are walked in a millisecond, so many that a million rows stand in some two hundred stretches. */
export const idsInStretch = 5_000;

/** The stretch of ids, counted from 0, in which a row stands. */
export function stretchOf(id: number): number {
  return Math.floor(id / idsInStretch);
}
