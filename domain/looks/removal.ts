import type { LookEntry } from './entry.ts';

const dayMs = 86_400_000;

/** Returns whether removing a look must take an item's points back: the item was approved less than `keepDays` ago. */
export function mustTakeBack(
  { certifiedAt }: Pick<LookEntry, 'certifiedAt'>,
  keepDays: number,
  at: string,
): boolean {
  return certifiedAt !== null && Date.parse(at) - Date.parse(certifiedAt) < keepDays * dayMs;
}

/** The number of days for which a look must stay after its approval. */
export const lookKeepDays = 30;
