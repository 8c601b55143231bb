import { StartFailure } from '#backend/failure.ts';
import type { LogEvent } from '#event-store/log-event.ts';

/** Version of the file format. Increase it when earlier versions of the program can no longer read new files. */
export const formatVersion = 1;

/** The first line of a file: the options of the export. */
export interface Header {
  tryset: 'log';
  version: number;
  exportedAt: string;
  /** The filters of the export; empty for the whole log. */
  filter: Record<string, string>;
  /** Position up to which the log was read. */
  until: string;
  /** Checkpoint of the reactor at the export; null if no reactor ever ran. */
  reactedUntil: string | null;
}

/**
 * The last line of a file; a file without it is truncated. `sha256` (hex) covers all earlier lines with their line
 * feeds.
 */
export interface Closing {
  end: true;
  events: number;
  streams: number;
  sha256: string;
}

/** The line of an event, with its fields in this order. */
interface EventLine {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  created: string;
  data: unknown;
  metadata: unknown;
}

export function eventLine(event: LogEvent): string {
  const line: EventLine = {
    position: String(event.position),
    stream: event.stream,
    revision: String(event.revision),
    id: event.id,
    type: event.type,
    created: event.recordedAt,
    data: event.data,
    metadata: event.metadata,
  };
  return JSON.stringify(line);
}

/** Parses the event of a line. `where` names the line in errors. */
export function readEventLine(text: string, where: string): LogEvent {
  const line = parsed(text, where) as Partial<EventLine>;
  const { position, stream, revision, id, type, created } = line;
  if (!isWhole(position) || !isWhole(revision)) throw damaged(where, 'position or revision is no number');
  if (!isText(stream) || !isText(type) || !isText(created)) {
    throw damaged(where, 'stream, type or created is missing');
  }
  if (!isText(id) || !uuid.test(id)) throw damaged(where, 'id is no UUID');
  return {
    position: BigInt(position),
    stream,
    revision: BigInt(revision),
    id,
    type,
    recordedAt: created,
    data: line.data,
    metadata: line.metadata,
  };
}

export function readHeader(text: string, file: string): Header {
  const line = parsed(text, `${file}, line 1`) as Partial<Header>;
  if (line.tryset !== 'log') throw new StartFailure(`${file}: is not a log that "replay export" wrote`);
  if (line.version !== formatVersion) {
    throw new StartFailure(
      `${file}: has format ${line.version}, this version of tryset reads ${formatVersion}`,
    );
  }
  return line as Header;
}

/** Parses the closing line; null for a header or event line. */
export function readClosing(text: string): Closing | null {
  // The closing line begins with `end`, which no event line has, so no event is parsed twice.
  if (!text.startsWith('{"end":true')) return null;
  const line = JSON.parse(text) as Closing;
  return line;
}

export function damaged(where: string, why: string): StartFailure {
  return new StartFailure(
    `${where}: ${why}; nothing was changed. Check that the file is complete and unmodified.`,
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): value is string => typeof value === 'string' && /^\d{1,19}$/.test(value);

function parsed(text: string, where: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Invalid JSON is reported below.
  }
  throw damaged(where, 'is no JSON object');
}
