import { type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { isStreamNotFound } from './errors.ts';
import { asLogEvent, type LogEvent } from './log-event.ts';

const pageSize = 2_000;

/**
 * The log of all streams as it stands in the store, in pages, up to and with the event at `until`; at most two pages are
 * in memory, however slow the consumer is. `from` is the position of the first event that may come.
 */
export async function* readLog(
  client: EventStoreDBClient,
  { from = 0n, until }: { from?: bigint; until: bigint },
): AsyncGenerator<LogEvent[]> {
  let at = from;
  for (let isLast = false; !isLast && at <= until; ) {
    const fromPosition = at <= 0n ? START : { commit: at, prepare: at };
    const page: LogEvent[] = [];
    let length = 0;
    let last = at;
    // Read to the end: a call of this client that is left early stays open.
    for await (const resolved of client.readAll({ fromPosition, direction: FORWARDS, maxCount: pageSize })) {
      length += 1;
      last = resolved.event?.position?.commit ?? resolved.commitPosition ?? last;
      const event = asLogEvent(resolved);
      if (event !== null && event.position >= at && event.position <= until) page.push(event);
    }
    if (page.length > 0) yield page;
    isLast = length < pageSize;
    at = last + 1n;
  }
}

/** One stream as it stands in the store, in pages; nothing where there is no such stream. */
export async function* readStreamAsStored(
  client: EventStoreDBClient,
  stream: string,
): AsyncGenerator<LogEvent[]> {
  let from = 0n;
  try {
    for (let isLast = false; !isLast; ) {
      const page: LogEvent[] = [];
      let length = 0;
      const fromRevision = from === 0n ? START : from;
      const options = { fromRevision, direction: FORWARDS, maxCount: pageSize } as const;
      for await (const resolved of client.readStream(stream, options)) {
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
