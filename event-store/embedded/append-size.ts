import type { ProposedEvent } from './store/events.ts';

const BYTES_OF_A_CHARACTER = 2;

/** Returns an event's part of the append's size in bytes, counted as EventStoreDB counts it. */
export function appendSizeOf(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + event.type.length * BYTES_OF_A_CHARACTER;
}
