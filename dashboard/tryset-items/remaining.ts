import type { TFunction } from 'i18next';

/** The remaining days of a trial, in words. Negative days are overdue. */
export function remainingText(t: TFunction, days: number | null): string | null {
  if (days === null) return null;
  if (days < 0) return t('trysetItem.overdue', { n: -days });
  return days === 0 ? t('trysetItem.lastDay') : t('trysetItem.remaining', { n: days });
}
