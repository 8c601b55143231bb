import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadStreamOptions,
  START,
} from '@eventstore/db-client';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { isStreamNotFound } from './errors.ts';
import { heard } from './heard.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';
import { isStreamName } from './stream-name.ts';

/** Loads a stream's events from a revision on, in order and upcast to the newest version; empty for a missing stream. */
export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  from: bigint = 0n,
  table: Upcasters = upcasters,
): AsyncGenerator<StoredEvent> {
  if (!isStreamName(stream)) return;
  try {
    const fromRevision = from === 0n ? START : from;
    for await (const resolved of heard(client.readStream(stream, { fromRevision, direction: FORWARDS }))) {
      const event = fromResolved(resolved, table);
      if (event !== null) yield event;
    }
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
}

/** Returns the newest event of a stream, or null if the stream does not exist. */
export function lastEvent(client: EventStoreDBClient, stream: string): Promise<StoredEvent | null> {
  return oneEvent(client, stream, { fromRevision: END, direction: BACKWARDS });
}

/** Returns the first event of a stream, or null if the stream does not exist. */
export function firstEvent(client: EventStoreDBClient, stream: string): Promise<StoredEvent | null> {
  return oneEvent(client, stream, { fromRevision: START, direction: FORWARDS });
}

async function oneEvent(
  client: EventStoreDBClient,
  stream: string,
  place: ReadStreamOptions,
): Promise<StoredEvent | null> {
  let one: StoredEvent | null = null;
  if (!isStreamName(stream)) return one;
  try {
    for await (const resolved of heard(client.readStream(stream, { ...place, maxCount: 1 }))) {
      one = fromResolved(resolved);
    }
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
  return one;
}

/** Returns the commit position of the newest event of all streams, 0 in an empty store. */
export async function headPosition(client: EventStoreDBClient): Promise<bigint> {
  let head = 0n;
  for await (const resolved of heard(
    client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 }),
  )) {
    head = resolved.event?.position?.commit ?? resolved.commitPosition ?? head;
  }
  return head;
}
