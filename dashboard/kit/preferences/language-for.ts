import { type Language, languages } from '#domain/words/languages.ts';

/** The first of the person's languages that the dashboard supports; Korean if it supports none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language !== undefined) return language;
  }
  return 'ko';
}
