import type { DomainEvent, EventMetadata } from '#domain/event.ts';

/** A stored event. Revision and position never become JavaScript numbers. */
export interface StoredEvent {
  id: string;
  stream: string;
  revision: bigint;
  /** Commit position in the log of all streams. */
  position: bigint;
  type: string;
  /** Upcast to the newest version: the input of folds and deciders. */
  data: unknown;
  /** As stored, in the version that the metadata names: kept by the log mirror and exports. */
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

/** An event to be stored. */
export interface NewEvent {
  id: string;
  type: string;
  data: unknown;
  metadata: EventMetadata;
}

/** The stream name of an entity: `stock_item-12`. */
export function streamName(category: string, id: number | string): string {
  return `${category}-${id}`;
}

/** The category and id in a stream's name. */
export function entityOf(stream: string): { category: string; id: string } {
  const dash = stream.indexOf('-');
  return dash < 0
    ? { category: stream, id: '' }
    : { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
}
