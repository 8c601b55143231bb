import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { followLog } from '#event-store/follow-log.ts';
import { headPosition } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { testDatabase } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import { testServer } from '#test/server.ts';
import type { WriteDatabase } from '#write-api/database.ts';
import { indexed } from '#write-api/indexed.ts';

const seed = aSeed();
const pieceAtMost = 4;

/** The demo's events, as if commands had appended them now: indexers pass over imported ones. */
async function demoEvents(): Promise<StoredEvent[]> {
  const server = await testServer({ seed: 'demo' });
  const client = connectEventStore(server.backend.eventStoreUrl);
  const reading = new AbortController();
  try {
    const head = await headPosition(client);
    const events: StoredEvent[] = [];
    const options = { after: null, streamPrefixes: indexed.streams, gatherMs: 0, signal: reading.signal };
    for await (const batch of followLog(client, options)) {
      events.push(
        ...batch.map(({ metadata: { imported: _, ...metadata }, ...event }) => ({ ...event, metadata })),
      );
      if ((batch.at(-1)?.position ?? head) >= head) break;
    }
    return events;
  } finally {
    reading.abort();
    await client.dispose();
    await server.close();
  }
}

/** The rows of each table of the write side, as text, after the events were indexed in these pieces. */
async function indexOf(pieces: readonly StoredEvent[][]): Promise<Record<string, string[]>> {
  const database = await testDatabase({ isEmpty: false });
  const pool = testPool(database.databaseUrl);
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    for (const piece of pieces) {
      await db.transaction().execute(async (transaction) => {
        for (const { keep } of indexed.indexers) await keep(transaction, piece);
      });
    }
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'write' order by 1`.execute(
      db,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(`write.${name}`)} as t order by 1`.execute(db);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await db.destroy();
    await database.close();
  }
}

test(`an index of small pieces of the log is that of the whole log (seed ${seed})`, {
  tags: 'thorough',
  timeout: 180_000,
}, async () => {
  const events = await demoEvents();
  const random = seeded(seed);
  const pieces: StoredEvent[][] = [];
  for (let at = 0; at < events.length; ) {
    const length = 1 + Math.floor(random() * pieceAtMost);
    pieces.push(events.slice(at, at + length));
    at += length;
  }
  const whole = await indexOf([events]);
  const empty = indexed.indexers.flatMap(({ table }) =>
    table !== undefined && whole[table.replace('write.', '')]?.length === 0 ? [table] : [],
  );
  expect(empty).toEqual([]);
  expect(await indexOf(pieces)).toEqual(whole);
});
