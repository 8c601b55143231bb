import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Parser, parse } from 'csv-parse';
import { errorCode, oneLine, StartFailure } from '#backend/failure.ts';
import { delimiterOf, isSeparatorLine } from '#domain/text/csv-rules.ts';
import { createEncodingGuess, type Encoding, type EncodingFault } from '#domain/text/encoding.ts';
import { isVisible } from '#domain/text/plain.ts';

/** A row of a file by column name. `line` is the line in which the row begins. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** The required and optional columns of a file. At least one column of each group in `oneOf` is required. */
export interface Columns {
  required: readonly string[];
  oneOf?: readonly string[];
  optional: readonly string[];
}

export interface CsvFile {
  rows: AsyncIterable<CsvRow>;
  /** Columns of the file that the import does not know. */
  ignored: readonly string[];
}

/** Limits for reading a file: a few bytes of gzip may unpack to more than a disk holds. */
export interface CsvLimits {
  /** Maximum characters per field. */
  field: number;
  /** Maximum bytes of the unpacked file. */
  unpacked: number;
}

const usualLimits: CsvLimits = { field: 100_000, unpacked: 8 * 2 ** 30 };
/** Sizes the limit of a row, which has at most a few long fields. */
const fieldsInRecord = 10;

type Raw = { info: { lines: number }; record: string[] };

/** The part of the file that is examined to detect the separator. */
const headLength = 65_536;

/**
 * Opens a CSV file as spreadsheets save it, with any encoding of Excel, any line ends, and commas, semicolons or
 * tabs. It unpacks a file whose name ends in `.gz`. It reads the header: the first row with any text. Cells are
 * trimmed; missing and invisible ones are empty. Empty rows are skipped.
 * @throws {StartFailure} if the file cannot be read.
 */
export async function openCsv(
  file: string,
  columns: Columns,
  limits: CsvLimits = usualLimits,
): Promise<CsvFile> {
  const { encoding, head } = await lookAt(file, limits);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: limits.field * fieldsInRecord,
  });
  const flow = pipeline(bytesOf(file, limits), decodedLines(encoding), parser);
  // The parser ends with the same error and reports it, so the error is ignored here.
  flow.catch(() => undefined);
  const records = failing(parser, file);
  // The parser returns a line that names the separator as a row of one cell, or of two with an empty second one.
  if (isSeparatorLine(head.split(/[\r\n]/, 1).join())) await records.next();
  const first = await records.next();
  const header = first.done === true ? [] : first.value.record.map((name) => name.trim());
  checkHeader(first.done === true ? file : `${file}, line ${lineOf(first.value)}`, header, columns);
  const known = [...columns.required, ...(columns.oneOf ?? []), ...columns.optional];
  return {
    ignored: header.filter((name) => name !== '' && !known.includes(name)),
    rows: rowsOf(file, records, header, limits.field),
  };
}

/**
 * Detects the encoding of a file, and returns the beginning of its text. It reads the whole file, because the
 * encoding must be certain before the first row.
 */
async function lookAt(file: string, limits: CsvLimits): Promise<{ encoding: Encoding; head: string }> {
  const guess = createEncodingGuess();
  let head = Buffer.alloc(0);
  try {
    for await (const chunk of bytesOf(file, limits) as AsyncIterable<Buffer<ArrayBuffer>>) {
      if (head.length < headLength) head = Buffer.concat([head, chunk]);
      guess.take(new Uint8Array(chunk));
    }
  } catch (error) {
    throw new StartFailure(`${file}: ${explain(error)}`);
  }
  const found = guess.found();
  if ('fault' in found) throw new StartFailure(`${file}, line ${found.line}: ${encodingFaults[found.fault]}`);
  return { encoding: found.encoding, head: new TextDecoder(found.encoding).decode(head) };
}

const encodingFaults: Readonly<Record<EncodingFault['fault'], string>> = {
  no_text: 'this is not a text file; save the table as CSV UTF-8',
  destroyed: 'letters were lost (�) when the file was saved; export it again as CSV UTF-8',
  unknown:
    'the encoding is neither UTF-8 nor certainly Korean (CP949) or Japanese (Shift_JIS); save it as CSV UTF-8',
};

function bytesOf(file: string, { unpacked }: CsvLimits): Readable {
  const source = createReadStream(file);
  if (!file.endsWith('.gz')) return source;
  const limited = atMostBytes(unpacked);
  // An error of any of the streams ends the last one, which reports it.
  pipe(source, createGunzip(), limited, () => undefined);
  return limited;
}

async function* failing(parser: Parser, file: string): AsyncGenerator<Raw> {
  try {
    yield* parser as AsyncIterable<Raw>;
  } catch (error) {
    throw new StartFailure(`${file}: ${explain(error)}`);
  }
}

function explain(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'the file does not exist';
    case 'EISDIR':
      return 'this is a folder, not a CSV file';
    case 'EACCES':
      return 'no permission to read the file';
    case 'CSV_MAX_RECORD_SIZE':
      return `a row is too long (${oneLine(error)}); check for an unclosed quote`;
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR':
      return `the file is truncated or not compressed with gzip (${oneLine(error)})`;
    default:
      return oneLine(error);
  }
}

function checkHeader(file: string, header: readonly string[], { required, oneOf }: Columns): void {
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new StartFailure(`${file}: the header lacks ${missing.join(', ')}; it is ${shown(header)}`);
  }
  if (oneOf !== undefined && !oneOf.some((name) => header.includes(name))) {
    throw new StartFailure(`${file}: the header needs ${oneOf.join(' or ')}; it is ${shown(header)}`);
  }
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twice !== undefined) throw new StartFailure(`${file}: the column ${twice} appears twice`);
}

function shown(header: readonly string[]): string {
  return header.length === 0 ? 'nothing' : basename(header.join(', ').slice(0, 200));
}

async function* rowsOf(
  file: string,
  records: AsyncIterable<Raw>,
  header: readonly string[],
  longestField: number,
): AsyncGenerator<CsvRow> {
  for await (const { info, record } of records) {
    const long = record.findIndex((cell) => cell.length > longestField);
    if (long >= 0) {
      const column = header[long] ?? `no. ${long + 1}`;
      throw new StartFailure(
        `${file}: the field ${column} that ends on line ${info.lines} is longer than ${longestField} characters; check for an unclosed quote`,
      );
    }
    const cells = Object.fromEntries(header.map((name, index) => [name, cellOf(record[index] ?? '')]));
    yield { line: lineOf({ info, record }), cells };
  }
}

const cellOf = (cell: string) => (isVisible(cell) ? cell.trim() : '');

/** The line in which a row begins; the parser only knows the line in which it ends. */
function lineOf({ info, record }: Raw): number {
  return info.lines - record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);
}

/** A stream that fails after this many bytes. */
function atMostBytes(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      const gib = (most / 2 ** 30).toFixed(1);
      done(seen > most ? new Error(`the file unpacks to more than ${gib} GiB; split it`) : null, chunk);
    },
  });
}

/** Decodes the file and unifies line ends, because the parser counts a CR LF within quotes twice. */
function decodedLines(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  let pending = '';
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer, _encoding, done) {
      const text = pending + decoder.decode(chunk, { stream: true });
      const isCut = text.endsWith('\r');
      pending = isCut ? '\r' : '';
      const whole = isCut ? text.slice(0, -1) : text;
      done(null, whole.replaceAll('\r\n', '\n'));
    },
    flush(done) {
      done(null, pending + decoder.decode());
    },
  });
}
