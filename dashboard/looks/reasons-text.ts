import type { TFunction } from 'i18next';
import { label } from '../i18n/label.ts';

/** Why something was rejected, in words; null where there is no reason. */
export function reasonsText(t: TFunction, reasons: readonly string[]): string | null {
  return reasons.map((reason) => label(t, 'looks.reason', reason)).join(', ') || null;
}
