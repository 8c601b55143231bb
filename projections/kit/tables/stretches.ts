/**
 * The number of ids in a stretch. A stretch is small enough to scan in a millisecond, and a million rows make only two hundred
 * stretches.
 */
export const idsInStretch = 5_000;

/** Returns the number of the stretch, from 0, that contains this id. */
export function stretchOf(id: number): number {
  return Math.floor(id / idsInStretch);
}
