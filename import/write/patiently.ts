import { setTimeout as delay } from 'node:timers/promises';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import { isStoreAway } from '#event-store/away.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import type { NewEvent, StoredEvent } from '#event-store/stored-event.ts';

const pauseMs = 1_000;
/**
 * Maximum time to retry. An import runs unattended, and a store that is busy or recovers from a crash may take this
 * long.
 */
const patienceMs = 120_000;

/** Repeats a request until the store answers. The request must be idempotent. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isStoreAway(error) || performance.now() >= until) throw error;
      await delay(pauseMs);
    }
  }
}

/** Reads all events of a stream; empty for a missing stream. */
export function eventsOf(client: EventStoreDBClient, stream: string): Promise<StoredEvent[]> {
  return patiently(() => Array.fromAsync(readStream(client, stream)));
}

/**
 * Appends with retries. The store recognizes repeated events by their ids at the same revision, and answers like the
 * first time.
 */
export function appendPatiently(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): ReturnType<typeof appendToStream> {
  return patiently(() => appendToStream(client, stream, expected, events));
}
