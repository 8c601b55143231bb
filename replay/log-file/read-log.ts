import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { oneLine, StartFailure } from '#backend/failure.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { type Closing, damaged, type Header, readClosing, readEventLine, readHeader } from './format.ts';

/** A line of a log file, which may be compressed. The closing line has the hash of all earlier lines. */
export type LogLine =
  | { kind: 'header'; header: Header }
  | { kind: 'event'; event: LogEvent; where: string }
  | { kind: 'closing'; closing: Closing; sha256: string };

/**
 * Reads a log file line by line.
 *
 * @throws StartFailure for a file of another format
 */
export async function* readLogFile(file: string): AsyncGenerator<LogLine> {
  const hash = createHash('sha256');
  let number = 0;
  let isClosed = false;
  try {
    for await (const { text, isWhole } of await linesOf(file)) {
      number += 1;
      const where = `${file}, line ${number}`;
      if (!isWhole) throw damaged(where, 'the file was cut off in this line');
      if (isClosed) throw damaged(where, 'stands behind the closing line');
      const closing = number === 1 ? null : readClosing(text);
      if (closing === null) hash.update(text).update('\n');
      else isClosed = true;
      if (number === 1) yield { kind: 'header', header: readHeader(text, file) };
      else if (closing !== null) yield { kind: 'closing', closing, sha256: hash.digest('hex') };
      else yield { kind: 'event', event: readEventLine(text, where), where };
    }
  } catch (error) {
    if (error instanceof StartFailure || !(error instanceof Error) || !('code' in error)) throw error;
    throw new StartFailure(`${file}: cannot be read (${oneLine(error)})`);
  }
  if (number === 0) throw new StartFailure(`${file}: is empty`);
}

/** Yields the events of a file that `checkLogFile` has checked. */
export async function* eventsOfFile(file: string): AsyncGenerator<LogEvent> {
  for await (const line of readLogFile(file)) if (line.kind === 'event') yield line.event;
}

interface Line {
  text: string;
  isWhole: boolean;
}

async function linesOf(file: string): Promise<AsyncIterable<Line>> {
  const head = Buffer.alloc(2);
  const handle = await open(file);
  await handle.read(head, 0, 2, 0).finally(() => handle.close());
  const bytes = createReadStream(file, { highWaterMark: 1 << 20 });
  const isCompressed = head[0] === 0x1f && head[1] === 0x8b;
  if (!isCompressed) return lines(bytes);
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error));
  return lines(bytes.pipe(text));
}

/** Splits only at line feeds: JSON may contain other characters that some parsers treat as line ends. */
async function* lines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let begun: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const last = chunk.subarray(start, end);
      yield {
        text: (begun.length === 0 ? last : Buffer.concat([...begun, last])).toString('utf8'),
        isWhole: true,
      };
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield { text: Buffer.concat(begun).toString('utf8'), isWhole: false };
}
