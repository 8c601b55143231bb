import i18next from 'i18next';
import '#dashboard/i18n/i18n.ts';

/** An English text as the page says it with these values. */
export function said(text: string, values: Readonly<Record<string, string | number>>): string {
  return i18next.services.interpolator.interpolate(text, { ...values }, 'en', {});
}
