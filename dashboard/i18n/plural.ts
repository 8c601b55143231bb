import type { i18n } from 'i18next';

/** The forms of a word that a text gives, as `plural(one: event; other: events)`; `other` is the one that must be there. */
type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string };

/**
 * A word in the form that stands with a number. Numbers come as they are shown: what has a separator is more than one
 * in every language that is spoken here.
 *
 * A text names the form where it needs one: `{{amount}} {{amount, plural(one: event; other: events)}}`.
 */
function plural(shown: unknown, language: string, forms: Forms): string {
  const rule = new Intl.PluralRules(language).select(Number(shown));
  return forms[rule] ?? forms.other ?? '';
}

/** Lets texts name the forms of a word; `instance` is initialised. */
export function speakPlurals(instance: i18n): void {
  instance.services.formatter?.add('plural', (shown, language, forms: Forms) =>
    plural(shown, language ?? 'en', forms),
  );
}
