// @module-tag thorough
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore } from '#event-store/client.ts';
import type { Wire } from '#event-store/embedded/testing/wire.ts';
import { wireTo } from '#event-store/embedded/testing/wire.ts';
import { headPosition, lastEvent } from '#event-store/load.ts';
import { metadataOf } from '#projections/testing/histories.ts';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { endPrograms } from '#test/program.ts';
import { eventually } from '../testing/eventually.ts';
import { healthOf } from '../testing/health-of.ts';
import { type House, openHouse, type Served } from '../testing/house.ts';
import { type Api, insist, Renter } from '../testing/rentals.ts';
import { underLoad } from '../testing/under-load.ts';

// A busy machine needs a longer limit.
vi.setConfig({ testTimeout: 180_000 });

const seed = aSeed();

let house: House;
let server: Served;
let front: Wire;
let api: Api;
let random: (below: number) => number;

beforeAll(async () => {
  house = await openHouse();
  server = await house.serve('all');
  front = await wireTo({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  api = house.api(`http://127.0.0.1:${front.port}`);
});

beforeEach(() => {
  onTestFailed(() => console.log(server.program.printed().slice(-4_000)));
  const chance = seeded(seed);
  random = (below) => upTo(chance, below);
});

afterAll(async () => {
  await front?.stop();
  await house?.close();
  await endPrograms();
});

const sound = () => house.sound();
const health = () => healthOf(server.url);
const ready = () => eventually(health, (said) => said.ready === 200);

async function listed(path: string): Promise<number> {
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: house.authorization } });
  await response.arrayBuffer();
  return response.status;
}

test('survives a restart of the event store under load', async () => {
  await underLoad(api, async () => {
    await house.ledger.grows();
    await house.store.stop();
    const said = await eventually(health, ({ bad }) => 'event-store' in bad && 'projections' in bad);
    expect(said).toMatchObject({ live: 200, ready: 503 });
    expect(said.bad).not.toHaveProperty('database');
    expect(await listed('/v2/trysets?limit=1')).toBe(200);
    await house.store.start();
    await ready();
    await house.ledger.grows();
  });
  await sound();
});

test('survives a restart of the database under load', async () => {
  await underLoad(api, async () => {
    await house.ledger.grows();
    await house.database.stop();
    const said = await eventually(health, ({ bad }) => 'database' in bad && 'projections' in bad);
    expect(said).toMatchObject({ live: 200, ready: 503 });
    expect(said.bad).not.toHaveProperty('event-store');
    expect(await listed('/v2/trysets?limit=1')).toBe(503);
    await house.database.start();
    await ready();
    await house.ledger.grows();
  });
  await sound();
});

test(`survives cut connections to the store during an append (TEST_SEED=${seed})`, async () => {
  await underLoad(api, async () => {
    for (let round = 0; round < 12; round++) {
      await house.ledger.grows(3);
      await house.store.wire.cutAfter(1 + random(3_000));
    }
    await ready();
    await house.ledger.grows();
  });
  await sound();
});

test('survives lost answers after the append', async () => {
  const past = connectEventStore(house.store.url);
  const { stockItemId } = await Renter.open(api, 'noted');
  const memo = `/v1/stocks/${stockItemId}/actions/memo`;
  await insist(api, memo, { comment: 'so that its stream is known to the server' }, 'memo');
  await underLoad(api, async () => {
    for (let round = 0; round < 6; round++) {
      await house.ledger.grows(3);
      const { wire } = house.store;
      const before = await headPosition(past);
      wire.withholdAnswers();
      // The renters' commands may all begin with a read, which gets no answer now. This command only appends.
      const noted = insist(api, memo, { comment: `${round}` }, `memo ${round}`);
      await eventually(
        () => headPosition(past),
        (head) => head > before,
      );
      wire.cut();
      await noted;
    }
    await ready();
    await house.ledger.grows();
  });
  await past.dispose();
  await sound();
});

test(`survives cut connections to the database, during requests and answers (TEST_SEED=${seed})`, async () => {
  const { wire } = house.database;
  await underLoad(api, async () => {
    for (let round = 0; round < 12; round++) {
      await house.ledger.grows(3);
      if (round % 2 === 0) await wire.cutAfter(1 + random(20_000));
      else wire.cut();
    }
    await ready();
    await house.ledger.grows();
  });
  await sound();
});

test(`survives cut connections of callers, during requests and answers (TEST_SEED=${seed})`, async () => {
  await underLoad(api, async () => {
    for (let round = 0; round < 12; round++) {
      await house.ledger.grows(3);
      if (round % 2 === 0) await front.cutAfter(1 + random(2_000));
      else front.cut();
    }
    await house.ledger.grows();
  });
  await sound();
});

test(`handles commands that come twice, at once and late, only once (TEST_SEED=${seed})`, async () => {
  const from = house.ledger.commands.length;
  await underLoad(api, () => house.ledger.grows(60));
  const done = house.ledger.commands.slice(from);
  // Repeats all commands in another order, some several times at once, long after their items have moved on.
  const late = done
    .map((command) => ({ command, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ command }) => command);
  for (const { path, sent, key, status, body } of late) {
    const repeats = Array.from({ length: 1 + random(3) }, () => insist(api, path, sent, key));
    for (const repeat of await Promise.all(repeats)) expect(repeat).toMatchObject({ status, body });
  }
  await sound();
});

test('handles a new command that comes several times at once only once', async () => {
  const { stockItemId } = await Renter.open(api, 'doubled');
  const memo = `/v1/stocks/${stockItemId}/actions/memo`;
  for (let round = 0; round < 5; round++) {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => insist(api, memo, { comment: 'once' }, `doubled ${round}`)),
    );
    for (const each of all) expect(each.body).toEqual(all[0]?.body);
  }
  const brands = await Promise.all(
    Array.from({ length: 6 }, () => insist(api, '/v1/brands', { name: 'Doubled' }, 'doubled brand')),
  );
  expect(new Set(brands.map(({ body }) => body.id)).size).toBe(1);
  await sound();
});

test('a poison event blocks only its own row, and health stays good', async () => {
  const past = connectEventStore(house.store.url);
  const { stockItemId } = await Renter.open(api, 'poisoned');
  const path = `/v1/stocks/${stockItemId}`;
  const stream = `stock_item-${stockItemId}`;
  const last = await lastEvent(past, stream);
  const event = { type: 'StockItemReserved', data: null };
  const poison = { id: randomUUID(), ...event, metadata: metadataOf(event, 1) };
  expect((await appendToStream(past, stream, last?.revision ?? 'no_stream', [poison])).ok).toBe(true);
  await eventually(
    () => stale(path),
    (said) => said === 'parked',
  );
  await underLoad(api, () => house.ledger.grows(20));
  expect(await health()).toMatchObject({ live: 200, ready: 200, bad: {} });
  await past.dispose();
  await sound();
});

async function stale(path: string): Promise<string | null> {
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: house.authorization } });
  await response.arrayBuffer();
  return response.headers.get('x-stale');
}
