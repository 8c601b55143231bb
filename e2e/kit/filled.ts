import i18next from 'i18next';
import '#dashboard/i18n/i18n.ts';

/** An English text of the dashboard as the page says it with these values. */
export function filled(text: string, values: Record<string, string | number>): string {
  return i18next.services.interpolator.interpolate(text, { ...values }, 'en', {});
}

/** A sentence of a history of which all is known. */
export const told = (text: string, values: Record<string, string | number>): string =>
  filled(text.replaceAll(/\[\[|\]\]/g, ''), values);
