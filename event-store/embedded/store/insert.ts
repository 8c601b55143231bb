import type { Client } from 'pg';
import type { RecordedEvent } from './events.ts';

// All payloads travel as one binary parameter and are cut apart by Postgres: arrays of bytea would be sent as hex text.
const INSERT = `
  insert into event_store.events (position, stream, revision, id, type, is_json, created_ms, data, metadata)
  select $1::bigint + e.ordinality, e.stream, e.revision, e.id, e.type, e.is_json, $2::bigint,
         substring($3::bytea from e.data_from for e.data_length),
         substring($3::bytea from e.data_from + e.data_length for e.metadata_length)
  from unnest($4::text[], $5::bigint[], $6::uuid[], $7::text[], $8::boolean[], $9::int[], $10::int[], $11::int[])
    with ordinality as e(stream, revision, id, type, is_json, data_from, data_length, metadata_length, ordinality)`;

/**
 * Writes the events, which stand directly after `head`, in one statement and so in one transaction:
 * all are there, durably, when this returns, or none.
 */
export async function insertEvents(
  client: Client,
  head: bigint,
  created: number,
  events: readonly RecordedEvent[],
): Promise<void> {
  const payloads: Uint8Array[] = [];
  const streams: string[] = [];
  const types: string[] = [];
  let [revisions, ids, flags, starts, dataLengths, metadataLengths] = ['', '', '', '', '', ''];
  let start = 1;
  let separator = '';
  for (const event of events) {
    payloads.push(event.data, event.metadata);
    streams.push(event.stream);
    types.push(event.type);
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
      head.toString(),
      created,
      Buffer.concat(payloads),
      streams,
      `{${revisions}}`,
      `{${ids}}`,
      types,
      `{${flags}}`,
      `{${starts}}`,
      `{${dataLengths}}`,
      `{${metadataLengths}}`,
    ],
  });
}
