import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from './codec/upcast.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * The event that the client answered, as it is stored and raised to its newest version; null for the store's own and for
 * binary events.
 */
export function fromResolved(
  resolved: ResolvedEvent | AllStreamResolvedEvent,
  table: Upcasters = upcasters,
): StoredEvent | null {
  const event = resolved.event;
  if (event === undefined || !event.isJson || event.type.startsWith('$')) return null;
  // Nobody has checked it: it may be of another hand.
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

/** The commit position of the event that the client answered. */
export function positionOf({ event, commitPosition }: ResolvedEvent | AllStreamResolvedEvent): bigint {
  return event?.position?.commit ?? commitPosition ?? 0n;
}
