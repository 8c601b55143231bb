/** Few enough to scan in a millisecond; large enough that a million rows make about two hundred stretches. */
export const idsInStretch = 5_000;

/** The stretch of ids, counted from 0, that contains this row. */
export function stretchOf(id: number): number {
  return Math.floor(id / idsInStretch);
}
