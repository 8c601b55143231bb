import type { Client } from 'pg';
import { TICKS_PER_MS } from './events.ts';
import { BYTES, FIRST, type Layout, roomOf } from './layout.ts';

// One row per event. The only writer assigns positions in commit order. A sequence would assign them before the commit,
// and a reader that follows positions would miss late commits. The recording time has two columns: milliseconds, and
// the remaining units of 100 ns. Events are written once and read whole, so compressing large ones is not worth the
// time.
const DDL = `
  create schema if not exists event_store;
  create table if not exists event_store.events (
    position   bigint primary key,
    stream     text collate "C" not null,
    revision   bigint not null,
    id         uuid not null,
    type       text collate "C" not null,
    is_json    boolean not null,
    created_ms bigint not null,
    data       bytea storage external not null,
    metadata   bytea storage external not null
  );
  alter table event_store.events add column if not exists created_ticks smallint not null default 0;
  create unique index if not exists events_by_stream on event_store.events (stream, revision);
  create index if not exists events_by_id on event_store.events (id);
`;

/** Creates the schema `event_store` if it is missing. */
export async function createSchema(client: Client): Promise<void> {
  await client.query(DDL);
}

/**
 * The end of the log and the recording time of its last event. `position` and `created` (in units of 100 ns) are 0 for an
 * empty log.
 */
export interface LogEnd {
  readonly layout: Layout;
  /** The position of the last event. */
  readonly position: bigint;
  readonly created: bigint;
  /** The position of the next event. */
  readonly next: bigint;
}

const LAST = `
  select e.position::text, e.created_ms::text as ms, e.created_ticks as ticks, (${BYTES})::text as bytes,
         (select f.position from event_store.events f order by f.position limit 1)::text as first
  from event_store.events e order by e.position desc limit 1`;

export async function readEnd(client: Client): Promise<LogEnd> {
  const { rows } = await client.query<
    Record<'position' | 'ms' | 'bytes' | 'first', string> & { ticks: number }
  >(LAST);
  const [last] = rows;
  if (last === undefined) return { layout: 'bytes', position: 0n, created: 0n, next: FIRST.bytes };
  const layout = BigInt(last.first) === FIRST.dense ? 'dense' : 'bytes';
  const position = BigInt(last.position);
  return {
    layout,
    position,
    created: BigInt(last.ms) * TICKS_PER_MS + BigInt(last.ticks),
    next: position + roomOf(layout, Number(last.bytes)),
  };
}
