import type { i18n } from 'i18next';

/** The forms of a word that a text declares, as in `plural(one: event; other: events)`. `other` is required. */
type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string };

/**
 * The form of a word for a number. The number arrives formatted. With a separator it parses to NaN, which selects
 * `other`: the right form in all our languages. A text declares the forms: `{{amount}} {{amount, plural(one: event;
 * other: events)}}`.
 */
function plural(shown: unknown, language: string, forms: Forms): string {
  const rule = new Intl.PluralRules(language).select(Number(shown));
  return forms[rule] ?? forms.other ?? '';
}

/** Adds the `plural` format to an initialized i18next instance. */
export function speakPlurals(instance: i18n): void {
  instance.services.formatter?.add('plural', (shown, language, forms: Forms) =>
    plural(shown, language ?? 'en', forms),
  );
}
