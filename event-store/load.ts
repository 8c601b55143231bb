import { BACKWARDS, END, type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { isStreamNotFound } from './errors.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';

/** The events of a stream from a revision on, in order; none where there is no such stream. */
export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  from: bigint = 0n,
): AsyncGenerator<StoredEvent> {
  try {
    const fromRevision = from === 0n ? START : from;
    for await (const resolved of client.readStream(stream, { fromRevision, direction: FORWARDS })) {
      const event = fromResolved(resolved);
      if (event !== null) yield event;
    }
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
}

/** The newest event of a stream, or null where there is no such stream. */
export async function lastEvent(client: EventStoreDBClient, stream: string): Promise<StoredEvent | null> {
  try {
    for await (const resolved of client.readStream(stream, {
      fromRevision: END,
      direction: BACKWARDS,
      maxCount: 1,
    })) {
      return fromResolved(resolved);
    }
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
  return null;
}

/** The commit position of the newest event of all, 0 in an empty store. */
export async function headPosition(client: EventStoreDBClient): Promise<bigint> {
  for await (const resolved of client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 })) {
    return resolved.event?.position?.commit ?? resolved.commitPosition ?? 0n;
  }
  return 0n;
}
