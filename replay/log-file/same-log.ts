import type { EventStoreDBClient } from '#event-store/client.ts';
import { headPosition } from '#event-store/load.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { readLog } from '#event-store/read-log.ts';
import { eventsOfFile } from './read-log.ts';

/** The result of comparing a store's log with a file. */
export interface Sameness {
  /** Number of equal events at the beginning of both logs. */
  same: number;
  /** The first event that differs, in the store and in the file; null if that log has already ended. */
  inStore: LogEvent | null;
  inFile: LogEvent | null;
  /**
   * Position in the store of the last equal event at or before the file's position `mark`; null if no event lies
   * before it.
   */
  markInStore: bigint | null;
}

interface SameLogOptions {
  first?: LogEvent | undefined;
  mark?: bigint;
  heard?: (events: number) => void;
}

/**
 * Compares a store's log with a file, event by event, until they differ or one of the two ends. The store's log is read from
 * `first` on, by default from its start.
 */
export async function sameLog(
  client: EventStoreDBClient,
  file: string,
  { first, mark, heard = () => undefined }: SameLogOptions = {},
): Promise<Sameness> {
  const stored = storedEvents(client, first);
  const written = eventsOfFile(file);
  let same = 0;
  let markInStore: bigint | null = null;
  try {
    for (;;) {
      const [inStore, inFile] = [await next(stored), await next(written)];
      if (inStore === null || inFile === null || !isSame(inStore, inFile)) {
        return { same, inStore, inFile, markInStore };
      }
      if (mark !== undefined && inFile.position <= mark) markInStore = inStore.position;
      same += 1;
      heard(1);
    }
  } finally {
    await stored.return(undefined);
    await written.return(undefined);
  }
}

async function* storedEvents(client: EventStoreDBClient, first?: LogEvent): AsyncGenerator<LogEvent> {
  if (first !== undefined) yield first;
  const after = first?.position ?? null;
  for await (const page of readLog(client, { after, until: await headPosition(client) })) {
    yield* page;
  }
}

async function next(events: AsyncGenerator<LogEvent>): Promise<LogEvent | null> {
  const { value, done } = await events.next();
  return done ? null : (value as LogEvent);
}

function isSame(one: LogEvent, other: LogEvent): boolean {
  return (
    one.id === other.id &&
    one.stream === other.stream &&
    one.revision === other.revision &&
    one.type === other.type &&
    JSON.stringify(one.data) === JSON.stringify(other.data)
  );
}
