import type { DomainEvent, EventMetadata } from '#domain/event.ts';

/** A stored event. Revision and position never become JavaScript numbers. */
export interface StoredEvent {
  id: string;
  stream: string;
  revision: bigint;
  /** Commit position in the log of all streams. */
  position: bigint;
  type: string;
  /** Raised to the newest version: what folds and deciders see. */
  data: unknown;
  /** As the store holds it, in the version that the metadata names: what the log mirror and exports keep. */
  storedData: unknown;
  metadata: EventMetadata;
  /** ISO instant at which the store recorded it. */
  recordedAt: string;
}

/** Types a stored event as one of the events that its stream's decider writes; nothing else writes the stream. */
export function asEvent<Event extends DomainEvent>({
  type,
  data,
}: Pick<StoredEvent, 'type' | 'data'>): Event {
  return { type, data } as Event;
}

/** An event on its way into the store. */
export interface NewEvent {
  id: string;
  type: string;
  data: unknown;
  metadata: EventMetadata;
}

/** The name of an entity's stream: `stock_item-12`. */
export function streamName(category: string, id: number | string): string {
  return `${category}-${id}`;
}

/** The category and id of a stream's name. */
export function entityOf(stream: string): { category: string; id: string } {
  const dash = stream.indexOf('-');
  return dash < 0
    ? { category: stream, id: '' }
    : { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
}
