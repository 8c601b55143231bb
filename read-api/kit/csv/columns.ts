import type { Language } from '#domain/words/languages.ts';

/** Display names of file columns, by their API names. */
export type ColumnNames = Readonly<Record<string, ColumnName>>;

/** A column's display name in each language. */
export type ColumnName = Readonly<Record<Language, string>> & {
  /** Marks personal data: a file with this column is recorded as an export before it is sent. */
  isPersonal?: true;
  /** Marks a phone number: it is written so that spreadsheets keep it unchanged. */
  isPhone?: true;
};
