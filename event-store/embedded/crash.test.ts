// @module-tag thorough
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killOne } from '#test/program.ts';
import { startEmbeddedEventStore } from './server.ts';
import { startChildServer } from './testing/child-server.ts';
import { someCredentials } from './testing/credentials.ts';
import { Journal } from './testing/journal.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts';

const ROUNDS = 4;
const STREAMS = 20;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31));

/** Park–Miller random numbers, so that the seed repeats a failing run. */
function randomNumbers(start: number): (below: number) => number {
  let state = (start % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

test(`a server killed under load keeps all acknowledged appends (CRASH_SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const databaseUrl = await postgres.createDatabase();
  const journal = new Journal();
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startChildServer(databaseUrl);
    const before = journal.acknowledged;
    const appending = journal.append(server.url, STREAMS, () => false, `round-${round}`);
    // Waits for the first append before the random delay: on a busy machine it may take longer than the delay.
    await expect.poll(() => journal.acknowledged, { timeout: 30_000 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, random(400)));
    await server.kill();
    await appending;
  }
  const server = await startChildServer(databaseUrl);
  await journal.verify(server.url);
  await server.stop();
});

// After the kill of a backend, Postgres ends all others and recovers from its write-ahead log, as after a power
// failure.
test.skipIf(process.env.TEST_DATABASE_URL !== undefined)(
  'a server whose Postgres crashes under load continues, and stores every append once',
  async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = await startEmbeddedEventStore({ databaseUrl, credentials: someCredentials() });
    const journal = new Journal();
    let crashes = 0;
    const appending = journal.append(store.url, STREAMS, () => crashes === 2, 'survivor');
    while (crashes < 2) {
      await crashPostgres(databaseUrl);
      await writtenTo(databaseUrl);
      crashes += 1;
    }
    await appending;
    await journal.verify(store.url);
    expect(journal.acknowledged).toBeGreaterThanOrEqual(STREAMS);
    await store.stop();
  },
);

async function crashPostgres(databaseUrl: string): Promise<void> {
  const before = await writtenTo(databaseUrl);
  expect(before).toBeGreaterThan(0n);
  const db = new pg.Client(databaseUrl);
  db.on('error', () => {});
  await db.connect();
  const ended = new Promise((resolve) => db.once('end', resolve));
  const { rows } = await db.query<{ pid: number }>(
    "select pid from pg_stat_activity where query like '%insert into event_store.events%' and pid <> pg_backend_pid()",
  );
  killOne(rows[0]?.pid);
  await ended;
}

/** Waits until Postgres answers and the log grows; returns its length. */
async function writtenTo(databaseUrl: string): Promise<bigint> {
  let first: bigint | undefined;
  for (;;) {
    const length = await logLength(databaseUrl).catch(() => undefined);
    if (length !== undefined && first !== undefined && length > first) return length;
    first ??= length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function logLength(databaseUrl: string): Promise<bigint> {
  const db = new pg.Client(databaseUrl);
  db.on('error', () => {});
  await db.connect();
  try {
    const { rows } = await db.query<{ head: string }>(
      'select coalesce(max(position), 0)::text as head from event_store.events',
    );
    return BigInt(rows[0]?.head ?? 0);
  } finally {
    await db.end();
  }
}
