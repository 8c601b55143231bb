import { LRUCache } from 'lru-cache';
import type { ClientBase, Pool } from 'pg';
import { NO_EVENTS } from './events.ts';
import { parseMetadata, type StreamState } from './stream-metadata.ts';

const CACHED_STREAMS = 50_000;

const SELECT = `
  select s.name,
         (select e.revision from event_store.events e where e.stream = s.name
           order by e.revision desc limit 1)::text as last,
         m.revision::text as metastream_last, m.data as metadata
  from unnest($1::text[]) as s(name)
  left join lateral (
    select e.revision, e.data from event_store.events e where e.stream = '$$' || s.name
    order by e.revision desc limit 1
  ) m on true`;

/** The states of recently written streams. Only the writer adds them, so they are never stale. */
export type StreamStates = LRUCache<string, StreamState>;

/** Counts by size: by `max`, a cache reserves all its room when it is created, which takes 10 ms for this one. */
export const createStreamStates = (): StreamStates =>
  new LRUCache({ maxSize: CACHED_STREAMS, sizeCalculation: () => 1 });

interface StateRow {
  name: string;
  last: string | null;
  metastream_last: string | null;
  metadata: Buffer | null;
}

/** Reads the states of the streams from Postgres. */
export async function loadStates(
  db: ClientBase | Pool,
  streams: readonly string[],
): Promise<Map<string, StreamState>> {
  const { rows } = await db.query<StateRow>({ name: 'load-states', text: SELECT, values: [streams] });
  return new Map(
    rows.map((row) => [
      row.name,
      {
        last: BigInt(row.last ?? NO_EVENTS),
        metastreamLast: BigInt(row.metastream_last ?? NO_EVENTS),
        metadata: row.metadata === null ? {} : parseMetadata(row.metadata),
        rawMetadata: row.metadata ?? undefined,
      },
    ]),
  );
}
