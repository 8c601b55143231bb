import type { Client } from 'pg';

// One row an event. Positions are dense, and given in commit order by the only writer, never by a sequence:
// a sequence gives numbers before the commit, and a reader that tails by number then misses the late ones.
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
  create unique index if not exists events_by_stream on event_store.events (stream, revision);
  create index if not exists events_by_id on event_store.events (id);
`;

/** Creates the schema `event_store` where it is missing. */
export async function createSchema(client: Client): Promise<void> {
  await client.query(DDL);
}

/** Where the log ends, and when (milliseconds since 1970); both are 0 while it is empty, since the first event stands at 1. */
export interface LastEvent {
  readonly position: bigint;
  readonly created: number;
}

export async function readLast(client: Client): Promise<LastEvent> {
  const { rows } = await client.query<{ position: string; created: string }>(
    'select e.position::text, e.created_ms::text as created from event_store.events e order by e.position desc limit 1',
  );
  return { position: BigInt(rows[0]?.position ?? 0), created: Number(rows[0]?.created ?? 0) };
}
