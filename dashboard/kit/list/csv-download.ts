/** The progress of a CSV: rows so far, without the header. */
export interface CsvProgress {
  rows: number;
  bytes: number;
}

const quote = 0x22;
const newline = 0x0a;

/**
 * Counts the records of a CSV while its bytes arrive. A line end inside quotes does not end a record. The first record is
 * the header.
 */
export function recordCounter() {
  let isQuoted = false;
  let ended = 0;
  return {
    take(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === newline && !isQuoted) ended += 1;
      }
    },
    rows: () => Math.max(0, ended - 1),
  };
}

/** Reads the column names from the beginning of a CSV, without fetching the rest. */
export async function columnNames(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.includes('\n')) break;
  }
  await reader.cancel();
  const [header = ''] = text.split(/\r?\n/);
  return header.split(',').map((name) => name.replace(/^"|"$/g, ''));
}

/** Reads an answer to its end, and reports its progress at most once for each arriving piece. */
export async function readCsv(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (progress: CsvProgress) => void,
): Promise<{ file: Blob; rows: number }> {
  const counter = recordCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    counter.take(next.value);
    pieces.push(next.value);
    bytes += next.value.length;
    onProgress({ rows: counter.rows(), bytes });
  }
  return { file: new Blob(pieces, { type: 'text/csv;charset=utf-8' }), rows: counter.rows() };
}
