// @module-tag thorough
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { endPrograms } from '#test/program.ts';
import { eventually } from '../testing/eventually.ts';
import { flood } from '../testing/flood.ts';
import { healthOf } from '../testing/health-of.ts';
import { type House, openHouse, type Served } from '../testing/house.ts';

// A busy machine needs a longer limit.
vi.setConfig({ testTimeout: 180_000 });

let house: House;
let store: EventStoreDBClient;
let pool: Pool;
let one: Served;
let other: Served;

beforeAll(async () => {
  house = await openHouse();
  // With this limit, the heap can hold some batches, but not the whole backlog.
  one = await house.serve('projections', { node: ['--max-old-space-size=160'] });
  other = await house.serve('projections');
  store = connectEventStore(house.store.url);
  pool = readPool(house.database.url, 1);
});

afterAll(async () => {
  await store?.dispose();
  await pool?.end();
  await house?.close();
  await endPrograms();
});

const sound = () => house.sound();
const position = async () => (await loadCheckpoint(pool as never)).position;
const beyond = (before: bigint) => eventually(position, (now) => now > before);
const standsBy = async ({ url }: Served) =>
  /stands by|takes over/.test((await healthOf(url)).good.projections ?? '');

test('of two projection processes one works, the other reports standby, and no event is applied twice', async () => {
  onTestFailed(() => console.log(one.program.printed().slice(-2_000), other.program.printed().slice(-2_000)));
  for (const { url } of [one, other]) expect(await healthOf(url)).toMatchObject({ live: 200, ready: 200 });
  expect(await Promise.all([standsBy(one), standsBy(other)])).toContain(true);
  const flooding = flood(store, 4_000);
  const { wire } = house.database;
  for (let round = 0; round < 4; round++) {
    const before = await position();
    if (round % 2 === 0) await beyond(before);
    else {
      // The process does not learn whether its commit succeeded.
      wire.withholdAnswers();
      await Promise.race([beyond(before), flooding]);
    }
    // Both processes lose their connections and the lock; the first to reconnect continues.
    wire.cut();
    await Promise.race([beyond(before), flooding]);
  }
  await flooding;
  await sound();
  for (const { url } of [one, other])
    await eventually(
      () => healthOf(url),
      ({ ready }) => ready === 200,
    );
  expect(await Promise.all([standsBy(one), standsBy(other)])).toContain(true);
});

test('a slow database behind a fast log takes time, not memory', async () => {
  other.program.kill('SIGTERM');
  await other.program.ended;
  await eventually(
    () => standsBy(one),
    (is) => !is,
  );
  const { wire } = house.database;
  const idle = await residentBytes(one.program.pid);
  const answered = house.store.wire.answeredBytes();
  wire.withholdAnswers();
  const last = await flood(store, 12_000);
  // The backlog has 15 MB: unread events must stay in the store.
  expect(house.store.wire.answeredBytes() - answered).toBeLessThan(9_000_000);
  const said = await eventually(
    () => healthOf(one.url),
    ({ bad }) => 'database' in bad,
  );
  expect(said).toMatchObject({ live: 200, ready: 503 });

  wire.deliver();
  wire.slowAnswers(10);
  await beyond(await position());
  await eventually(
    () => healthOf(one.url),
    ({ ready }) => ready === 200,
  );
  wire.slowAnswers(0);
  let most = 0;
  await eventually(
    async () => {
      most = Math.max(most, await residentBytes(one.program.pid));
      return position();
    },
    (now) => now >= last,
  );
  expect(most - idle).toBeLessThan(250_000_000);
  await sound();
});

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
