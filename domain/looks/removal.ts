import type { LookEntry } from './entry.ts';

const dayMs = 86_400_000;

/** Whether what was given for an item is taken back wherever its look goes: it was approved less than `keepDays` ago. */
export function mustTakeBack(
  { certifiedAt }: Pick<LookEntry, 'certifiedAt'>,
  keepDays: number,
  at: string,
): boolean {
  return certifiedAt !== null && Date.parse(at) - Date.parse(certifiedAt) < keepDays * dayMs;
}

/** For so many days after its approval a look is to stay. */
export const lookKeepDays = 30;
