import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { EventMetadata } from '#domain/event.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { readLog } from '#event-store/read-log.ts';
import { withConnection } from '../rebuild/connection.ts';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import { copyText } from '../runner/copy-text.ts';
import { selectAll } from '../runner/load.ts';
import { mirrored } from '../runner/log-rows.ts';
import { type LogRow, logTable } from '../tables/log.ts';
import type { LogDifference, Tell } from './difference.ts';
import { eventBefore } from './event-before.ts';

export interface VerifyLogOptions {
  databaseUrl: string;
  client: EventStoreDBClient;
  /** The first position to check; 0 if omitted. It need not be the position of an event. */
  from?: bigint;
  /** The last position to check, which must exist in the mirror; the mirror's checkpoint if omitted. */
  until?: bigint;
  signal: AbortSignal;
  tell: Tell<LogDifference>;
  onReport?: (report: LogReport) => void;
}

export interface LogReport {
  /** The last position that has been compared. */
  position: bigint;
  /** The position at which the comparison ends. */
  until: bigint;
  events: bigint;
  eventsPerSecond: number;
}

export interface LogVerified {
  from: bigint;
  /** The last position that was compared. The next comparison may begin there. */
  position: bigint;
  /** The number of compared events in the store. */
  events: bigint;
  differences: number;
  /** The SHA-256 over the compared lines of the store and of the mirror, in log order; equal logs have equal hashes. */
  hashes: { store: string; mirror: string };
  isComplete: boolean;
}

/**
 * Compares the log mirror with the event store, event by event, up to the mirror's current checkpoint, while commands
 * continue. Each line must equal the line that the runner would write for the store's event. If the signal aborts, returns the
 * results so far.
 */
export function verifyLog(options: VerifyLogOptions): Promise<LogVerified> {
  const { databaseUrl, client: store, from = 0n, signal, onReport } = options;
  return withConnection(databaseUrl, async (client) => {
    const until = options.until ?? (await loadCheckpoint(client)).position;
    const comparison = new LogComparison(client, options.tell);
    const began = performance.now();
    const before = await eventBefore(client, from);
    let position = before ?? -1n;
    for await (const page of readLog(store, { after: before, until })) {
      const last = page.at(-1)?.position ?? position;
      await comparison.take(await expectedLines(client, page), position, last);
      position = last;
      const eventsPerSecond = Number(comparison.events) / ((performance.now() - began) / 1_000);
      onReport?.({ position, until, events: comparison.events, eventsPerSecond });
      if (signal.aborted) break;
    }
    // Reports lines of the mirror after the store's last event.
    if (!signal.aborted) {
      await comparison.take([], position, until);
      if (until > position) position = until;
    }
    const { events, differences, hashes } = comparison;
    return { from, position, events, differences, hashes: hashes(), isComplete: !signal.aborted };
  });
}

/** Returns the lines that the runner would write for the store's events. */
export async function expectedLines(client: Client, events: readonly LogEvent[]): Promise<LogRow[]> {
  const lines = await mirrored(
    client,
    events.map((event) => ({
      ...event,
      metadata: event.metadata as EventMetadata,
      storedData: event.data,
    })),
  );
  return lines.map(({ logRow }) => logRow);
}

const linesAtOnce = 2_000;

/** Compares mirror lines with expected lines, part by part in log order. */
export class LogComparison {
  readonly #client: Client;
  readonly #tell: Tell<LogDifference>;
  readonly #store = createHash('sha256');
  readonly #mirror = createHash('sha256');
  events = 0n;
  differences = 0;

  constructor(client: Client, tell: Tell<LogDifference>) {
    this.#client = client;
    this.#tell = tell;
  }

  readonly hashes = () => ({
    store: this.#store.copy().digest('hex'),
    mirror: this.#mirror.copy().digest('hex'),
  });

  /** Compares the store's next lines with the mirror's lines after position `after` up to `upTo`. */
  async take(lines: readonly LogRow[], after: bigint, upTo: bigint): Promise<void> {
    const expected = new Map(lines.map((line) => [line.position, { line, text: textOf(line) }]));
    for (const { text } of expected.values()) this.#store.update(text);
    this.events += BigInt(lines.length);
    for await (const found of mirrorLines(this.#client, after, upTo)) {
      const text = textOf(found);
      this.#mirror.update(text);
      this.#missing(expected, found.position);
      const same = expected.get(found.position);
      expected.delete(found.position);
      if (same === undefined) this.#told('surplus', found, null, found, null);
      else if (same.text !== text) this.#differ(found, same.line);
    }
    this.#missing(expected, upTo + 1n);
  }

  /** Reports expected lines before this position that the mirror lacks. */
  #missing(expected: Map<bigint, { line: LogRow }>, before: bigint): void {
    for (const [position, { line }] of expected) {
      if (position >= before) return;
      expected.delete(position);
      this.#told('missing', line, null, null, line);
    }
  }

  #differ(found: LogRow, expected: LogRow): void {
    for (const column of Object.keys(logTable.columns) as (keyof LogRow)[]) {
      const one = { ...expected, [column]: found[column] };
      if (textOf(one) === textOf(expected)) continue;
      this.#told('different', expected, column, found[column], expected[column]);
    }
  }

  #told(
    kind: LogDifference['kind'],
    { position, stream, revision, type }: LogRow,
    column: string | null,
    before: unknown,
    after: unknown,
  ): void {
    this.differences += 1;
    this.#tell({ of: 'log', kind, position, stream, revision, type, column, before, after });
  }
}

/** Returns a line of the mirror as COPY text; equal lines have equal text. */
function textOf(line: LogRow): string {
  return copyText(logTable, [line]);
}

async function* mirrorLines(client: Client, after: bigint, upTo: bigint): AsyncGenerator<LogRow> {
  for (let position = after; position < upTo; ) {
    const { rows } = await client.query<LogRow>({
      name: 'verify log',
      text: `${selectAll(logTable)} where position > $1 and position <= $2 order by position limit ${linesAtOnce}`,
      values: [position, upTo],
    });
    yield* rows;
    position = rows.length < linesAtOnce ? upTo : (rows.at(-1)?.position ?? upTo);
  }
}
