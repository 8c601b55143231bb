import { type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { isStreamNotFound } from './errors.ts';
import { heard } from './heard.ts';
import { asLogEvent, type LogEvent } from './log-event.ts';
import { isNoPlace, placeOf } from './place.ts';
import { isStreamName } from './stream-name.ts';

const pageSize = 2_000;

/**
 * Reads the log of all streams as stored, in pages, from after the event at `after` up to and including the event at `until`.
 * At most two pages are in memory, however slow the consumer is. If no event is at `after`, it reads the log from its start
 * and skips the earlier events.
 */
export async function* readLog(
  client: EventStoreDBClient,
  { after = null, until }: { after?: bigint | null; until: bigint },
): AsyncGenerator<LogEvent[]> {
  let at = after;
  let seen = after ?? -1n;
  for (let isLast = false; !isLast && seen < until; ) {
    const page: LogEvent[] = [];
    let length = 0;
    try {
      const options = { fromPosition: placeOf(at), direction: FORWARDS, maxCount: pageSize } as const;
      // The loop never breaks off: the client leaves the call of an unfinished read open.
      for await (const resolved of heard(client.readAll(options))) {
        length += 1;
        at = resolved.event?.position?.commit ?? resolved.commitPosition ?? at;
        // A read may begin only at an event, so each page begins with the last event of the previous page.
        if (at === null || at <= seen) continue;
        seen = at;
        const event = asLogEvent(resolved);
        if (event !== null && event.position <= until) page.push(event);
      }
    } catch (error) {
      if (at === null || at !== after || !isNoPlace(error)) throw error;
      at = null;
      continue;
    }
    if (page.length > 0) yield page;
    isLast = length < pageSize;
  }
}

/** Returns the event at exactly this position; null if no event is there or it is the store's own. */
export async function eventAt(client: EventStoreDBClient, position: bigint): Promise<LogEvent | null> {
  let found: LogEvent | null = null;
  try {
    const options = { fromPosition: placeOf(position), direction: FORWARDS, maxCount: 1 } as const;
    for await (const resolved of heard(client.readAll(options))) found = asLogEvent(resolved);
  } catch (error) {
    if (!isNoPlace(error)) throw error;
  }
  return found?.position === position ? found : null;
}

/** Returns the event of a stream at this revision, as stored; null if there is none. */
export async function eventOfStream(
  client: EventStoreDBClient,
  stream: string,
  revision: bigint,
): Promise<LogEvent | null> {
  let found: LogEvent | null = null;
  if (!isStreamName(stream)) return found;
  try {
    const fromRevision = revision === 0n ? START : revision;
    const options = { fromRevision, direction: FORWARDS, maxCount: 1 } as const;
    for await (const resolved of heard(client.readStream(stream, options))) found = asLogEvent(resolved);
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
  return found?.revision === revision ? found : null;
}

/** Reads one stream as stored, in pages; yields nothing if the stream does not exist. */
export async function* readStreamAsStored(
  client: EventStoreDBClient,
  stream: string,
): AsyncGenerator<LogEvent[]> {
  if (!isStreamName(stream)) return;
  let from = 0n;
  try {
    for (let isLast = false; !isLast; ) {
      const page: LogEvent[] = [];
      let length = 0;
      const fromRevision = from === 0n ? START : from;
      const options = { fromRevision, direction: FORWARDS, maxCount: pageSize } as const;
      for await (const resolved of heard(client.readStream(stream, options))) {
        length += 1;
        from = (resolved.event?.revision ?? from) + 1n;
        const event = asLogEvent(resolved);
        if (event !== null) page.push(event);
      }
      if (page.length > 0) yield page;
      isLast = length < pageSize;
    }
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
  }
}
