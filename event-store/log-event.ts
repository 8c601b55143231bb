import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import { isBookkeeping } from './bookkeeping.ts';

/** An event exactly as stored: not upcast, with unchecked metadata. */
export interface LogEvent {
  /** The event's commit position in the log of all streams. */
  position: bigint;
  stream: string;
  revision: bigint;
  id: string;
  type: string;
  data: unknown;
  metadata: unknown;
  /** The ISO instant at which the store recorded the event. */
  recordedAt: string;
}

/**
 * Converts the client's event. Returns null for the store's own events, for checkpoints, and for binary events, which our code
 * never writes.
 */
export function asLogEvent(resolved: ResolvedEvent | AllStreamResolvedEvent): LogEvent | null {
  const event = resolved.event;
  if (event === undefined || !event.isJson || event.type.startsWith('$')) return null;
  if (isBookkeeping(event.streamId)) return null;
  return {
    position: event.position?.commit ?? resolved.commitPosition ?? 0n,
    stream: event.streamId,
    revision: event.revision,
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    recordedAt: event.created.toISOString(),
  };
}
