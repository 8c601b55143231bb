import type { Language } from '#domain/words/languages.ts';
import type { WordGroup } from '#domain/words/words.ts';
import type { ColumnName } from './columns.ts';

export type CsvValue = string | number | boolean | null;

/** A column and its value in a row; in files for people, in their language. */
export interface CsvColumn<Row> {
  header: string;
  /** Its display names. */
  called: ColumnName;
  value(row: Row, language?: Language): CsvValue;
  /** The group of its codes, if they have display names. */
  codes?: WordGroup;
  /** Its values are ISO instants. */
  isTime?: true;
}
