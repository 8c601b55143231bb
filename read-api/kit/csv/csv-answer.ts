import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { CsvValue } from './csv-column.ts';
import type { CsvFile } from './csv-file.ts';
import { noteFile } from './export-note.ts';
import { noFormula } from './no-formula.ts';

/** Response schema of CSV calls. */
export const CsvAnswer = Type.Unsafe<FastifyReply>({
  description: 'UTF-8 with a byte order mark, comma-separated, with a header row',
  content: { 'text/csv': { schema: { type: 'string' } } },
});

/** A download that accepts no data for this long is cut off, as it holds a database connection. */
const stalledAfterMs = 60_000;

/**
 * Streams rows from the database as CSV: UTF-8 with the byte order mark that Excel needs for Korean, and with
 * spreadsheet formulas escaped. It reads the first row, and records a file with personal data, before the response
 * begins, so that failures still answer an error. A client that takes no row for a minute is cut off.
 */
export async function sendCsv(
  reply: FastifyReply,
  { name, day, header, records, personalRows, above }: CsvFile,
  patienceMs = stalledAfterMs,
): Promise<FastifyReply> {
  const first = await records.next();
  try {
    if (personalRows !== null) await noteFile(reply.request, name, personalRows);
  } catch (error) {
    await records.return(undefined);
    throw error;
  }
  const text = stringify({
    bom: true,
    // A header of the library's own would stand before the line above it.
    ...(above === undefined && { header: true, columns: [...header] }),
    record_delimiter: 'windows',
    // By default the library quotes only fields with the record delimiter (CRLF), not a lone CR or LF.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: noFormula },
  });
  const stalled = () => text.destroy(new Error('the client stopped reading the CSV file'));
  const taken = setTimeout(stalled, patienceMs).unref();
  const head = above === undefined ? [] : [above, header];
  pipeline(Readable.from(lines(head, first, records, taken)), text, (error) => {
    clearTimeout(taken);
    // A client that disconnects is not an error.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error(error);
  });
  return reply
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(text);
}

async function* lines(
  head: readonly (readonly string[])[],
  first: IteratorResult<readonly CsvValue[]>,
  records: CsvFile['records'],
  taken: NodeJS.Timeout,
): AsyncGenerator<readonly CsvValue[]> {
  try {
    yield* head;
    for (let next = first; !next.done; next = await records.next()) {
      taken.refresh();
      yield next.value;
    }
  } finally {
    // Releases the database cursor and connection, also if the client disconnected.
    await records.return(undefined);
  }
}
