import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { type RunningProjections, startProjections } from '../../start.ts';
import { openUnsealer } from '../../testing/harness.ts';
import { rentals, type Told } from '../../testing/histories.ts';
import { aSeed, seeded } from '../../testing/random.ts';
import { readPool } from '../tables/connect.ts';
import type { LogDifference } from './difference.ts';
import { type LogReport, verifyLog } from './log.ts';
import { repairLog } from './repair-log.ts';

let backend: TestBackend;
let client: EventStoreDBClient;
let pool: pg.Pool;
let running: RunningProjections;
const reached = { position: -1n, advanced: Promise.withResolvers<void>() };

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  client = connectEventStore(backend.eventStoreUrl);
  pool = readPool(backend.databaseUrl, 3);
  running = await startProjections({
    databaseUrl: backend.databaseUrl,
    client,
    sealing: openUnsealer(),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onAdvance(position) {
      reached.position = position;
      reached.advanced.resolve();
      reached.advanced = Promise.withResolvers();
    },
  });
});

afterAll(async () => {
  await running.stop();
  await client.dispose();
  await pool.end();
  await backend.close();
});

/** Appends the events one by one at the end of their streams; resolves to the position of the last event. */
async function write(told: readonly Told[], revisions = new Map<string, bigint>()): Promise<bigint> {
  let position = -1n;
  for (const { stream, event } of told) {
    const metadata = {
      schemaVersion: 1,
      $correlationId: 'c',
      $causationId: 'c',
      command: 'x',
      commandId: randomUUID(),
      actor: { label: 'staff' as const, id: 1 },
      brandIds: [1],
      receivedAt: '2026-01-01T00:00:00.000Z',
      occurredAt: '2025-01-01T00:00:00.000Z',
    };
    const expected = revisions.get(stream) ?? 'no_stream';
    const outcome = await appendToStream(client, stream, expected, [
      { id: randomUUID(), ...event, metadata },
    ]);
    if (!outcome.ok) throw new Error(`${stream} is at ${outcome.current}`);
    revisions.set(stream, outcome.revision);
    position = outcome.position;
  }
  return position;
}

async function mirroredUpTo(position: bigint): Promise<void> {
  while (reached.position < position) await reached.advanced.promise;
}

async function verify(from = 0n) {
  const differences: LogDifference[] = [];
  const reports: LogReport[] = [];
  const verified = await verifyLog({
    databaseUrl: backend.databaseUrl,
    client,
    from,
    signal: new AbortController().signal,
    tell: (difference) => differences.push(difference),
    onReport: (report) => reports.push(report),
  });
  return { verified, differences, reports };
}

async function repair(position: bigint): Promise<string[]> {
  const recorded: string[] = [];
  const { databaseUrl } = backend;
  const record = async () => void recorded.push(String(position));
  await repairLog({ databaseUrl, client, position, record });
  return recorded;
}

test('the mirror equals the log, a tampered line is found and repaired, and parts have their own hash', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const odd = {
    stream: 'odd-1',
    event: { type: 'Odd', data: { text: 'a\u0000b \ud800 "quoted"\n', none: null } },
  };
  // The store's own event leaves a position at which the mirror has no line.
  const free = { stream: 'free-1', event: { type: '$free', data: {} } };
  const lives = rentals(seeded(seed), 12);
  const told = [...lives.slice(0, 10), free, ...lives.slice(10), odd];
  await mirroredUpTo(await write(told));
  const { verified, differences, reports } = await verify();
  expect(differences).toEqual([]);
  expect(verified).toMatchObject({
    events: BigInt(told.length - 1),
    isComplete: true,
    position: reached.position,
  });
  expect(verified.hashes.store).toBe(verified.hashes.mirror);
  expect(reports.at(-1)).toMatchObject({ events: BigInt(told.length - 1), until: reached.position });

  const { rows } = await pool.query<{ position: bigint; stream: string }>(
    'select position, stream from read.log order by position',
  );
  const at = (index: number) => rows[index]?.position ?? -1n;
  await pool.query(`update read.log set data = '{"by":"hand"}' where position = $1`, [at(3)]);
  await pool.query("update read.log set brand_ids = '{9}', actor_id = 7 where position = $1", [at(5)]);
  await pool.query('delete from read.log where position = $1', [at(8)]);
  await pool.query(
    `insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at, effective_at, brand_ids)
     values ($1, 'x', 'by-hand', 'by', 'hand', 0, 'ByHand', '{}', '{}', now(), now(), '{}')`,
    [at(9) + 1n],
  );
  const tampered = await verify();
  const found = tampered.differences.map(({ kind, position, column, before, after }) => [
    kind,
    position,
    column,
    ...(column === 'data' || column === null ? [] : [before, after]),
  ]);
  expect(found).toEqual([
    ['different', at(3), 'data'],
    ['different', at(5), 'actorId', 7, 1],
    ['different', at(5), 'brandIds', [9], [1]],
    ['missing', at(8), null],
    ['surplus', at(9) + 1n, null],
  ]);
  expect(tampered.differences[0]).toMatchObject({ before: { by: 'hand' }, stream: rows[3]?.stream });
  expect(tampered.verified.hashes.store).toBe(verified.hashes.store);
  expect(tampered.verified.hashes.mirror).not.toBe(verified.hashes.mirror);

  // All lines after the changed one are equal.
  const rest = await verify(at(9) + 2n);
  expect(rest.differences).toEqual([]);
  expect(rest.verified.hashes.mirror).toBe(rest.verified.hashes.store);
  expect(rest.verified.hashes.store).not.toBe(verified.hashes.store);

  for (const position of [at(3), at(5), at(8), at(9) + 1n]) {
    expect(await repair(position)).toEqual([String(position)]);
    expect(await repair(position)).toEqual([]);
  }
  const again = await verify();
  expect(again.differences).toEqual([]);
  expect(again.verified.hashes).toEqual(verified.hashes);
  await expect(repair(reached.position + 1_000_000n)).rejects.toThrow('has come to');
});

test('finds no differences while events arrive, and reports lines beyond the store’s end as surplus', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const told = rentals(seeded(seed), 15).map(({ stream, event }) => ({ stream: `${stream}000`, event }));
  let isOver = false;
  const writing = write(told).finally(() => {
    isOver = true;
  });
  do {
    const { verified, differences } = await verify();
    expect(differences).toEqual([]);
    expect(verified.hashes.mirror).toBe(verified.hashes.store);
  } while (!isOver);
  const last = await writing;
  await mirroredUpTo(last);
  await pool.query('update read.log set position = position + 1 where position = $1', [last]);
  await pool.query('update read.checkpoints set position = position + 1');
  expect((await verify()).differences.map(({ kind }) => kind)).toEqual(['missing', 'surplus']);
  await pool.query('update read.log set position = position - 1 where position = $1', [last + 1n]);
  await pool.query('update read.checkpoints set position = position - 1');
});

test('the mirror keeps an old event version as stored, and folds get it upcast', async () => {
  const upcasters = { Named: { 1: (data: unknown) => ({ first: (data as { name: string }).name }) } };
  const after = reached.position;
  const position = await write([{ stream: 'named-1', event: { type: 'Named', data: { name: 'Mina' } } }]);
  await mirroredUpTo(position);
  const { rows } = await pool.query('select data, metadata from read.log where position = $1', [position]);
  expect(rows).toMatchObject([{ data: { name: 'Mina' }, metadata: { schemaVersion: 1 } }]);
  const stop = new AbortController();
  const batches = subscribeInBatches(client, { after, signal: stop.signal, upcasters });
  const seen: StoredEvent[] = [];
  for await (const batch of batches) {
    seen.push(...batch);
    if (seen.some(({ type }) => type === 'Named')) break;
  }
  stop.abort();
  expect(seen.at(-1)).toMatchObject({ data: { first: 'Mina' }, storedData: { name: 'Mina' } });
});
