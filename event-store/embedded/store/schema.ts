import type { Client } from 'pg';
import { TICKS_PER_MS } from './events.ts';
import { BYTES, FIRST, type Layout, roomOf } from './layout.ts';

// One row an event. Positions are given in commit order by the only writer, never by a sequence:
// a sequence gives numbers before the commit, and a reader that tails by number then misses the late ones.
// When an event was recorded stands in two columns, milliseconds and the units of 100 ns behind them.
// Events are written once and read whole, so compressing the large ones is not worth its time.
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

/** Creates the schema `event_store` where it is missing. */
export async function createSchema(client: Client): Promise<void> {
  await client.query(DDL);
}

/** Where the log ends, and when; `position` and `created` (as events have it) are 0 while it is empty. */
export interface LogEnd {
  readonly layout: Layout;
  /** Of the last event. */
  readonly position: bigint;
  readonly created: bigint;
  /** Where the next event will stand. */
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
