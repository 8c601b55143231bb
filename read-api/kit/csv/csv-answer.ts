import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { CsvColumn, CsvValue } from './csv-column.ts';
import { noteFile } from './export-note.ts';
import { noFormula } from './no-formula.ts';
import type { Wording } from './wording.ts';

/** Response schema of CSV calls. */
export const CsvAnswer = Type.Unsafe<FastifyReply>({
  description: 'UTF-8 with a byte order mark, comma-separated, with a header row',
  content: { 'text/csv': { schema: { type: 'string' } } },
});

/** A download that accepts no data for this long is cut off, as it holds a database connection. */
const stalledAfterMs = 60_000;

/** A CSV file to send. */
export interface CsvFile<Row> {
  /** Name of the file without the date and the extension. */
  name: string;
  wording: Wording;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterableIterator<Row>;
  /** Returns the number of rows. Required if a column is personal. */
  count?: () => Promise<number>;
  /** Cells of a line before the header. */
  above?: readonly string[];
}

/**
 * Streams rows from the database as CSV: UTF-8 with the byte order mark that Excel needs for Korean, and with
 * spreadsheet formulas escaped. It reads the first row, and records a file with personal data, before the response
 * begins, so that failures still answer an error. A client that takes no row for a minute is cut off.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  { name, wording, columns, rows, count, above }: CsvFile<Row>,
  patienceMs = stalledAfterMs,
): Promise<FastifyReply> {
  const first = await rows.next();
  try {
    if (columns.some(({ called }) => called.isPersonal)) {
      if (count === undefined) throw new Error(`the file of ${name} has personal data but no row count`);
      await noteFile(reply.request, name, count);
    }
  } catch (error) {
    await rows.return?.();
    throw error;
  }
  const text = stringify({
    bom: true,
    // A header of the library's own would stand before the line above it.
    ...(above === undefined && { header: true, columns: columns.map(wording.header) }),
    record_delimiter: 'windows',
    // By default the library quotes only fields with the record delimiter (CRLF), not a lone CR or LF.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: noFormula },
  });
  const stalled = () => text.destroy(new Error('the client stopped reading the CSV file'));
  const taken = setTimeout(stalled, patienceMs).unref();
  const head = above === undefined ? [] : [above, columns.map(wording.header)];
  pipeline(Readable.from(records(head, columns, wording, first, rows, taken)), text, (error) => {
    clearTimeout(taken);
    // A client that disconnects is not an error.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error(error);
  });
  return reply
    .header('content-disposition', `attachment; filename="${name}-${wording.day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(text);
}

async function* records<Row>(
  head: readonly (readonly string[])[],
  columns: readonly CsvColumn<Row>[],
  wording: Wording,
  first: IteratorResult<Row>,
  rows: AsyncIterableIterator<Row>,
  taken: NodeJS.Timeout,
): AsyncGenerator<readonly CsvValue[]> {
  try {
    yield* head;
    for (let next = first; !next.done; next = await rows.next()) {
      const { value: row } = next;
      taken.refresh();
      yield columns.map((column) => wording.cell(column, column.value(row, wording.language)));
    }
  } finally {
    // Releases the database cursor and connection, also if the client disconnected.
    await rows.return?.();
  }
}
