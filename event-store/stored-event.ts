import type { DomainEvent, EventMetadata } from '#domain/event.ts';

/** A stored event. Revision and position are bigints and are never converted to numbers. */
export interface StoredEvent {
  id: string;
  stream: string;
  revision: bigint;
  /** The event's commit position in the log of all streams. */
  position: bigint;
  type: string;
  /** The event's data, upcast to the newest version: the input of folds and deciders. */
  data: unknown;
  /** The event's data as stored, in the version that the metadata name. The log mirror and exports use it. */
  storedData: unknown;
  metadata: EventMetadata;
  /** The ISO instant at which the store recorded the event. */
  recordedAt: string;
}

/** Types a stored event as an event of its stream's decider, the only writer of the stream. */
export function asEvent<Event extends DomainEvent>({
  type,
  data,
}: Pick<StoredEvent, 'type' | 'data'>): Event {
  return { type, data } as Event;
}

/** An event to be stored. */
export interface NewEvent {
  id: string;
  type: string;
  data: unknown;
  metadata: EventMetadata;
}

/** Returns the stream name of an entity: `stock_item-12`. */
export function streamName(category: string, id: number | string): string {
  return `${category}-${id}`;
}

/** Returns the category and id in a stream's name. */
export function entityOf(stream: string): { category: string; id: string } {
  const dash = stream.indexOf('-');
  return dash < 0
    ? { category: stream, id: '' }
    : { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
}
