import { languages } from '#domain/words/languages.ts';
import type { Values } from '../kit/fields/field.ts';

/** The texts of a notice as the call takes them, from the values of its form. */
export function noticeTexts(values: Values) {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: (values[`texts/${language}/title`] ?? '').trim(),
        description: (values[`texts/${language}/description`] ?? '').trim(),
      },
    ]),
  );
}
