import { type RecordedEvent, TICKS_PER_MS } from './events.ts';

/** The columns of an event in the order of `EventRow`. */
export const EVENT_COLUMNS =
  'position, stream, revision, id, type, is_json, created_ms, data, metadata, created_ticks';

/** A row from pg with `rowMode: 'array'`: bigint columns as text, bytea as Buffer. */
export type EventRow = [string, string, string, string, string, boolean, string, Buffer, Buffer, number];

export function eventOf(row: EventRow): RecordedEvent {
  return {
    position: BigInt(row[0]),
    stream: row[1],
    revision: BigInt(row[2]),
    id: row[3],
    type: row[4],
    isJson: row[5],
    created: BigInt(row[6]) * TICKS_PER_MS + BigInt(row[9]),
    data: row[7],
    metadata: row[8],
  };
}
