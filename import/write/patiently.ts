import { setTimeout as delay } from 'node:timers/promises';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import { isStoreAway } from '#event-store/away.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import type { NewEvent, StoredEvent } from '#event-store/stored-event.ts';

const pauseMs = 1_000;
/** Nobody sits before an import: a store that recovers from a crash, or is busy, may take so long. */
const patienceMs = 120_000;

/** What the store answers; asked again while it does not. What is asked must be the same when it is done twice. */
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

/** All events of a stream; none where there is no such stream. */
export function eventsOf(client: EventStoreDBClient, stream: string): Promise<StoredEvent[]> {
  return patiently(() => Array.fromAsync(readStream(client, stream)));
}

/** The store knows the events by their ids at that revision, and answers a second append as the first. */
export function appendPatiently(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): ReturnType<typeof appendToStream> {
  return patiently(() => appendToStream(client, stream, expected, events));
}
