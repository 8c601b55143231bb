import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from './codec/upcast.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * Converts the client's event, with its data upcast to the newest version. Returns null for the store's own events and for
 * binary events.
 */
export function fromResolved(
  resolved: ResolvedEvent | AllStreamResolvedEvent,
  table: Upcasters = upcasters,
): StoredEvent | null {
  const event = resolved.event;
  if (event === undefined || !event.isJson || event.type.startsWith('$')) return null;
  // The metadata are not checked, though another program may have written them.
  const given: unknown = event.metadata;
  const metadata = given as EventMetadata;
  return {
    id: event.id,
    stream: event.streamId,
    revision: event.revision,
    position: positionOf(resolved),
    type: event.type,
    data: upcast(event.type, metadata?.schemaVersion, event.data, table),
    storedData: event.data,
    metadata,
    recordedAt: event.created.toISOString(),
  };
}

/** Returns the commit position of an event from the client. */
export function positionOf({ event, commitPosition }: ResolvedEvent | AllStreamResolvedEvent): bigint {
  return event?.position?.commit ?? commitPosition ?? 0n;
}
