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
  const metadata = event.metadata as unknown as EventMetadata;
  return {
    id: event.id,
    stream: event.streamId,
    revision: event.revision,
    position: event.position?.commit ?? resolved.commitPosition ?? 0n,
    type: event.type,
    data: upcast(event.type, metadata?.schemaVersion, event.data, table),
    storedData: event.data,
    metadata,
    recordedAt: event.created.toISOString(),
  };
}
