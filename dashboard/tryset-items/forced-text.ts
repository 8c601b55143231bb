import { label } from '../i18n/label.ts';
import type { Fields, Speaking } from '../kit/history/words.ts';

/** The text for a forced purchase in a history: the item's status before. */
export function forcedText({ from, at, pictures }: Fields, { t }: Speaking): string | null {
  if (typeof from !== 'string' || typeof at !== 'string' || pictures !== undefined) return null;
  return label(t, 'trysetItem.status', from);
}
