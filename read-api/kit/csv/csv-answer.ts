import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Language } from '#domain/words/languages.ts';
import type { WordGroup } from '#domain/words/words.ts';
import type { ColumnName } from './columns.ts';
import { noteFile } from './export-note.ts';
import { noFormula } from './no-formula.ts';
import type { Wording } from './wording.ts';

/** What such a call answers, as its schema says it. */
export const CsvAnswer = Type.Unsafe<FastifyReply>({
  description: 'UTF-8 with a byte order mark, comma-separated, with a header row',
  content: { 'text/csv': { schema: { type: 'string' } } },
});

/** Who takes nothing for so long has gone, or holds a connection to the database for the sake of it. */
const stalledAfterMs = 60_000;

export type CsvValue = string | number | boolean | null;

/** A column of a table for spreadsheets, and its value in a row; in a file that people read, in their language. */
export interface CsvColumn<Row> {
  header: string;
  /** What people call it. */
  called: ColumnName;
  value(row: Row, language?: Language): CsvValue;
  /** What its codes are of, where people have names for them. */
  codes?: WordGroup;
  /** Its values are ISO instants. */
  isTime?: true;
}

/** A file on its way. */
export interface CsvFile<Row> {
  /** It is called after this and the day. */
  name: string;
  wording: Wording;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterableIterator<Row>;
  /** How many rows there are; left out only where none of the columns tells of a person. */
  count?: () => Promise<number>;
}

/**
 * Sends rows as they come from the database, never all at once: UTF-8 with the mark that Excel needs to read Korean,
 * and nothing in it that a spreadsheet would take for a formula. The first row is there, and a file about persons is noted,
 * before the answer begins, so that what fails still answers as an error. A reader that takes no row for a minute is cut off.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  { name, wording, columns, rows, count }: CsvFile<Row>,
  patienceMs = stalledAfterMs,
): Promise<FastifyReply> {
  const first = await rows.next();
  try {
    if (columns.some(({ called }) => called.isPersonal)) {
      if (count === undefined) throw new Error(`the file of ${name} tells of persons, but not of how many`);
      await noteFile(reply.request, name, count);
    }
  } catch (error) {
    await rows.return?.();
    throw error;
  }
  const text = stringify({
    bom: true,
    header: true,
    columns: columns.map(wording.header),
    record_delimiter: 'windows',
    // Quotes come by themselves around the record's own line end alone.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: noFormula },
  });
  const stalled = () => text.destroy(new Error('the reader of a CSV took nothing for too long'));
  const taken = setTimeout(stalled, patienceMs).unref();
  pipeline(Readable.from(records(columns, wording, first, rows, taken)), text, (error) => {
    clearTimeout(taken);
    // A reader that goes away is no failure.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error(error);
  });
  return reply
    .header('content-disposition', `attachment; filename="${name}-${wording.day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(text);
}

async function* records<Row>(
  columns: readonly CsvColumn<Row>[],
  wording: Wording,
  first: IteratorResult<Row>,
  rows: AsyncIterableIterator<Row>,
  taken: NodeJS.Timeout,
): AsyncGenerator<CsvValue[]> {
  try {
    for (let next = first; !next.done; next = await rows.next()) {
      const { value: row } = next;
      taken.refresh();
      yield columns.map((column) => wording.cell(column, column.value(row, wording.language)));
    }
  } finally {
    // Gives the database's cursor and connection back, also where the reader went away.
    await rows.return?.();
  }
}
