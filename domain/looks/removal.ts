import type { LookEntry } from './entry.ts';

const dayMs = 86_400_000;

/** Whether removing a look must take an item's points back: it was approved less than `keepDays` ago. */
export function mustTakeBack(
  { certifiedAt }: Pick<LookEntry, 'certifiedAt'>,
  keepDays: number,
  at: string,
): boolean {
  return certifiedAt !== null && Date.parse(at) - Date.parse(certifiedAt) < keepDays * dayMs;
}

/** Days that a look must stay after its approval. */
export const lookKeepDays = 30;
