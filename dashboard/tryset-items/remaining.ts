import type { TFunction } from 'i18next';

/** How much of a trial is left, in whole days; negative days are over. */
export function remainingText(t: TFunction, days: number | null): string | null {
  if (days === null) return null;
  if (days < 0) return t('trysetItem.overdue', { n: -days });
  return days === 0 ? t('trysetItem.lastDay') : t('trysetItem.remaining', { n: days });
}
