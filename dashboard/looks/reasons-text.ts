import type { TFunction } from 'i18next';
import { label } from '../i18n/label.ts';

/** The reasons for a rejection, in words; null if no reason was given. */
export function reasonsText(t: TFunction, reasons: readonly string[]): string | null {
  return reasons.map((reason) => label(t, 'looks.reason', reason)).join(', ') || null;
}
