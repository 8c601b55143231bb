import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { headPosition, lastEvent } from '#event-store/load.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { readLog, readStreamAsStored } from '#event-store/read-log.ts';
import { streamName } from '#event-store/stored-event.ts';
import { type Choice, type Chosen, chosenBy } from './choice.ts';
import { type Closing, formatVersion, type Header } from './format.ts';
import { logText } from './write-log.ts';

export interface ExportedTextOptions {
  client: EventStoreDBClient;
  choice: Choice;
  /** Returns the position of the last event before a given position; null if no event precedes it. */
  eventBefore(number: bigint): Promise<bigint | null>;
  /** Aborts the export with the signal's reason. */
  signal: AbortSignal;
  /** Called with the events of each page that was read. */
  heard?(events: readonly LogEvent[]): void;
}

/**
 * Yields the text of a log file in pieces, with the log as of the first piece.
 *
 * @throws StartFailure for an invalid filter
 */
export function exportedText(options: ExportedTextOptions): AsyncGenerator<string, Closing> {
  return textOf(options, chosenBy(options.choice));
}

async function* textOf(
  { client, choice, eventBefore, signal, heard = () => undefined }: ExportedTextOptions,
  chosen: Chosen,
): AsyncGenerator<string, Closing> {
  // The checkpoint is read before the head, so that all reactions up to it are within the exported log.
  const reactedUntil = await reactedPosition(client);
  const head = await headPosition(client);
  const until = chosen.until !== null && chosen.until < head ? chosen.until : head;
  const header: Header = {
    tryset: 'log',
    version: formatVersion,
    exportedAt: new Date().toISOString(),
    filter: Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined)),
    until: String(until),
    reactedUntil: reactedUntil === null ? null : String(reactedUntil),
  };
  const after = chosen.from === 0n ? null : await eventBefore(chosen.from);
  return yield* logText(header, chosenPages(client, chosen, { after, until }, signal), heard);
}

async function* chosenPages(
  client: EventStoreDBClient,
  chosen: Chosen,
  { after, until }: { after: bigint | null; until: bigint },
  signal: AbortSignal,
): AsyncGenerator<LogEvent[]> {
  const pages =
    chosen.stream === null ? readLog(client, { after, until }) : readStreamAsStored(client, chosen.stream);
  for await (const page of pages) {
    signal.throwIfAborted();
    const wanted = page.filter(
      (event) => event.position >= chosen.from && event.position <= until && chosen.matches(event),
    );
    if (wanted.length > 0) yield wanted;
  }
}

/** The reactor's checkpoint; null if no reactor ever ran. */
async function reactedPosition(client: EventStoreDBClient): Promise<bigint | null> {
  const last = await lastEvent(client, streamName(reactorCheckpoint, 'main'));
  const { position } = (last?.data ?? {}) as { position?: string };
  return position === undefined ? null : BigInt(position);
}
