import type { Language } from '#domain/words/languages.ts';
import type { WordGroup } from '#domain/words/words.ts';
import type { ColumnName } from './columns.ts';

export type CsvValue = string | number | boolean | null;

/** A column and its value in a row. Files for people give the value in the reader's language. */
export interface CsvColumn<Row> {
  header: string;
  /** The column's display names. */
  called: ColumnName;
  value(row: Row, language?: Language): CsvValue;
  /** The word group that translates the column's codes, if they have display names. */
  codes?: WordGroup;
  /** Whether the column's values are ISO instants. */
  isTime?: true;
}
