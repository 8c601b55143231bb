import type { Client } from 'pg';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { readLog } from '#event-store/read-log.ts';
import type { Recorded } from '../../projection.ts';
import { mirrored } from '../runner/log-rows.ts';
import type { ReadUpTo } from './read-ahead.ts';

/**
 * Reads events from the event store, so that a wrong log mirror does no harm. It reads only one fact from the mirror: the
 * effective time of the preceding event in a stream.
 */
export function storeUpTo(
  client: Client,
  store: EventStoreDBClient,
  atMost: number,
  table: Upcasters = upcasters,
): ReadUpTo {
  return async (after, upTo) => {
    const events: LogEvent[] = [];
    for await (const page of readLog(store, { after, until: upTo })) {
      events.push(...page);
      if (events.length >= atMost) break;
    }
    const lines = await mirrored(
      client,
      events.map((event) => ({
        ...event,
        metadata: event.metadata as EventMetadata,
        storedData: event.data,
      })),
    );
    return lines.map(({ recorded }) => raised(recorded, table));
  };
}

function raised(recorded: Recorded, table: Upcasters): Recorded {
  const { event, metadata } = recorded;
  const data = upcast(event.type, metadata?.schemaVersion, event.data, table);
  return { ...recorded, event: { type: event.type, data } as DomainEvent };
}
