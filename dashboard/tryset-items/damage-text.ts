import type { Fields, Speaking } from '../kit/history/words.ts';

/** The text for a report of damage in a history: its number of pictures, whose hashes mean nothing to people. */
export function damageText({ reportedAt, pictures }: Fields, { t }: Speaking): string | null {
  if (typeof reportedAt !== 'string' || !Array.isArray(pictures)) return null;
  return t('trysetItem.damage.amount', { amount: pictures.length });
}
