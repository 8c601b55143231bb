import type { Client } from 'pg';
import { type RecordedEvent, TICKS_PER_MS } from './events.ts';

// All payloads travel as one binary parameter that Postgres splits; arrays of bytea would be sent as hex text.
const INSERT = `
  insert into event_store.events (position, stream, revision, id, type, is_json, created_ms, data, metadata, created_ticks)
  select e.position, e.stream, e.revision, e.id, e.type, e.is_json, e.created_ms,
         substring($1::bytea from e.data_from for e.data_length),
         substring($1::bytea from e.data_from + e.data_length for e.metadata_length),
         e.created_ticks
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::uuid[], $7::text[], $8::boolean[], $9::int[], $10::int[], $11::int[],
      $12::smallint[])
    as e(position, created_ms, stream, revision, id, type, is_json, data_from, data_length, metadata_length, created_ticks)`;

/** Inserts the events in one statement and thus one transaction: when it returns, all events are stored durably, or none. */
export async function insertEvents(client: Client, events: readonly RecordedEvent[]): Promise<void> {
  const payloads: Uint8Array[] = [];
  const streams: string[] = [];
  const types: string[] = [];
  let [positions, milliseconds, ticks] = ['', '', ''];
  let [revisions, ids, flags, starts, dataLengths, metadataLengths] = ['', '', '', '', '', ''];
  let start = 1;
  let separator = '';
  for (const event of events) {
    payloads.push(event.data, event.metadata);
    streams.push(event.stream);
    types.push(event.type);
    positions += separator + event.position;
    milliseconds += separator + event.created / TICKS_PER_MS;
    ticks += separator + (event.created % TICKS_PER_MS);
    revisions += separator + event.revision;
    ids += separator + event.id;
    flags += separator + (event.isJson ? 't' : 'f');
    starts += separator + start;
    dataLengths += separator + event.data.length;
    metadataLengths += separator + event.metadata.length;
    start += event.data.length + event.metadata.length;
    separator = ',';
  }
  await client.query({
    name: 'insert-events',
    text: INSERT,
    values: [
      Buffer.concat(payloads),
      `{${positions}}`,
      `{${milliseconds}}`,
      streams,
      `{${revisions}}`,
      `{${ids}}`,
      types,
      `{${flags}}`,
      `{${starts}}`,
      `{${dataLengths}}`,
      `{${metadataLengths}}`,
      `{${ticks}}`,
    ],
  });
}
