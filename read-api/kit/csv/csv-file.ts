import type { CsvColumn, CsvValue } from './csv-column.ts';
import type { Wording } from './wording.ts';

/** A CSV file to send, its rows already as cells. */
export interface CsvFile {
  /** Name of the file without the date and the extension. */
  name: string;
  /** The day of the file's name, as `2026-01-31`. */
  day: string;
  header: readonly string[];
  records: AsyncGenerator<readonly CsvValue[]>;
  /** Returns the number of rows of a file with personal data; null if the file has none. */
  personalRows: (() => Promise<number>) | null;
  /** Cells of a line before the header. */
  above?: readonly string[];
}

interface CsvRows<Row> extends Pick<CsvFile, 'name' | 'above'> {
  wording: Wording;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterableIterator<Row>;
  /** Returns the number of rows. Required if a column is personal. */
  count?: () => Promise<number>;
}

/** Builds a file of rows. Reading its records reads the rows, and ending them early ends the rows. */
export function csvFile<Row>({ name, above, wording, columns, rows, count }: CsvRows<Row>): CsvFile {
  const isPersonal = columns.some(({ called }) => called.isPersonal);
  if (isPersonal && count === undefined) {
    throw new Error(`the file of ${name} has personal data but no row count`);
  }
  return {
    name,
    day: wording.day,
    header: columns.map(wording.header),
    records: records(rows, columns, wording),
    personalRows: isPersonal && count !== undefined ? count : null,
    ...(above !== undefined && { above }),
  };
}

async function* records<Row>(
  rows: AsyncIterableIterator<Row>,
  columns: readonly CsvColumn<Row>[],
  wording: Wording,
): AsyncGenerator<readonly CsvValue[]> {
  for await (const row of rows) {
    yield columns.map((column) => wording.cell(column, column.value(row, wording.language)));
  }
}
