import { snakeCase } from '#domain/text/snake-case.ts';
import type { Language } from '#domain/words/languages.ts';
import type { ColumnName } from './columns.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

type Names<Field extends string> = Readonly<Record<Field, string>>;

/** Column names from an entity's field names in each language: `createdTime` names the column `created_time`. */
export function columnNames<Field extends string>(
  words: Readonly<Record<Language, Names<Field>>>,
): { readonly [Name in Field as Snake<Name>]: ColumnName } {
  const fields = Object.keys(words.en) as Field[];
  const names = fields.map((field): [string, ColumnName] => [
    snakeCase(field),
    { en: words.en[field], ko: words.ko[field], ja: words.ja[field] },
  ]);
  return Object.fromEntries(names) as { [Name in Field as Snake<Name>]: ColumnName };
}
