import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { effectiveTime } from '#domain/event.ts';
import type { Key, Projection, Unseal } from '../projection.ts';
import { metadataOf } from './histories.ts';

/** One event of a test history; missing metadata gets defaults. */
export interface Given<Event extends DomainEvent> {
  event: Event;
  /** The day of the event's effective time: `2025-03-01`. */
  on?: string;
  metadata?: Partial<EventMetadata>;
}

const readPlainly: Unseal = (_person, sealed) => (sealed === null ? null : JSON.parse(sealed));

/** Folds one stream's history and returns the row with the given key, or the stream's own row. */
export function foldAll<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  stream: string,
  history: readonly Given<Event>[],
  only?: Key,
): Row | null {
  let row: Row | null = null;
  let before: string | null = null;
  for (const [index, { event, on = '2025-01-01', metadata }] of history.entries()) {
    const all = { ...metadataOf(event, index), occurredAt: undefined, ...metadata };
    const at = effectiveTime(all, `${on}T00:00:00.000Z`, before);
    before = at;
    const place = { stream, entityId: stream.slice(stream.indexOf('-') + 1) };
    const recorded = { event, ...place, revision: BigInt(index), position: BigInt(index), at, metadata: all };
    for (const key of projection.keys(recorded)) {
      if (only === undefined || key === only) row = projection.fold(row, recorded, key, readPlainly);
    }
  }
  return row;
}
