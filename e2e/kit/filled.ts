import i18next from 'i18next';
import '#dashboard/i18n/i18n.ts';

/** Fills these values into an English text of the dashboard. */
export function filled(text: string, values: Record<string, string | number>): string {
  return i18next.services.interpolator.interpolate(text, { ...values }, 'en', {});
}

/** Fills in a sentence of a history. */
export const told = (text: string, values: Record<string, string | number>): string =>
  filled(text.replaceAll(/\[\[|\]\]/g, ''), values);
