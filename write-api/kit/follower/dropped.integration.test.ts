import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { anEvent } from '#test/own-store.ts';
import { type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { indexedPosition } from '../index/position.ts';
import { advisoryKey } from './lead.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({ ownStore: true });
});
afterAll(() => side.close());

/** Returns the process id of the leading follower's database connection. */
async function leader(): Promise<number | undefined> {
  const found = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and granted and objid = ${advisoryKey}
      and database = (select oid from pg_database where datname = current_database())`.execute(side.deps.db);
  return found.rows[0]?.pid;
}

it('keeps its lock when the store drops its subscription during a large append', async () => {
  side.faults.liveBuffer = 32;
  let pid: number | undefined;
  for (let turn = 0; turn < 4; turn++) {
    const { streams, db } = side.deps;
    const many = Array.from({ length: 500 }, () => anEvent());
    const appended = await appendToStream(streams.client, `staff-${turn}`, 'no_stream', many);
    await vi.waitUntil(
      async () => appended.ok && ((await indexedPosition(db)) ?? -1n) >= appended.position,
      50_000,
    );
    pid ??= await leader();
  }
  side.faults.liveBuffer = Number.POSITIVE_INFINITY;
  expect(pid).toBeDefined();
  expect(await leader()).toBe(pid);
  expect(side.failures).toEqual([]);
});
