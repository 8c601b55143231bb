import i18next from 'i18next';
import '#dashboard/i18n/i18n.ts';

/** Returns an English text of the dashboard with these values filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return i18next.services.interpolator.interpolate(text, { ...values }, 'en', {});
}

/** Returns a sentence of a history with these values filled in. */
export const told = (text: string, values: Record<string, string | number>): string =>
  filled(text.replaceAll(/\[\[|\]\]/g, ''), values);
