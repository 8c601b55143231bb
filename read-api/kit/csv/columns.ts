import type { Language } from '#domain/words/languages.ts';

/** What columns of files are called, by the names that the API gives them. */
export type ColumnNames = Readonly<Record<string, ColumnName>>;

/** What one is called in each language. */
export type ColumnName = Readonly<Record<Language, string>> & {
  /** It tells who somebody is or how to reach them: a file with it is noted before it leaves. */
  isPersonal?: true;
  /** A phone, which is written so that a spreadsheet gives it back unchanged. */
  isPhone?: true;
};
