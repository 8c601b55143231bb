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
  /** The position of the last event before a number that a person gave; null where none is known. */
  eventBefore(number: bigint): Promise<bigint | null>;
  /** Ends with what it is aborted for. */
  signal: AbortSignal;
  /** Told of each page's events as they are written. */
  heard?(events: readonly LogEvent[]): void;
}

/**
 * The text of a log file, in pieces: the log as it stands when the first piece is asked for. Throws a StartFailure for a
 * choice that makes no sense.
 */
export function exportedText(options: ExportedTextOptions): AsyncGenerator<string, Closing> {
  return textOf(options, chosenBy(options.choice));
}

async function* textOf(
  { client, choice, eventBefore, signal, heard = () => undefined }: ExportedTextOptions,
  chosen: Chosen,
): AsyncGenerator<string, Closing> {
  // In this order: what reactions had seen to by then, with what followed from it, stands before the end of the log.
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

/** How far the reactor says it has come; null where none ever ran. */
async function reactedPosition(client: EventStoreDBClient): Promise<bigint | null> {
  const last = await lastEvent(client, streamName(reactorCheckpoint, 'main'));
  const { position } = (last?.data ?? {}) as { position?: string };
  return position === undefined ? null : BigInt(position);
}
