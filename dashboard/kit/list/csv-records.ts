import { type Options, parse } from 'csv-parse/browser/esm/sync';
import { delimiterOf, isSeparatorLine } from '#domain/text/csv-rules.ts';

/** One record of a text: its cells, its line number from 1, and the text of its line. */
export interface CsvRecord {
  record: string[];
  info: { lines: number };
  raw: string;
}

/** The records of a text with separated values, without empty ones and without a line that names the delimiter. */
export function recordsOf(text: string): CsvRecord[] {
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  };
  return parsed(text, options).filter(({ raw }) => !isSeparatorLine(raw));
}

function parsed(text: string, options: Options): CsvRecord[] {
  try {
    return records(text, options);
  } catch {
    // Parses quotation marks as ordinary characters if one of them is never closed.
    return records(text, { ...options, quote: false });
  }
}

// Casts the answer, as the library has no type for answers with `info` and `raw`.
const records = (text: string, options: Options) => parse(text, options) as unknown as CsvRecord[];
