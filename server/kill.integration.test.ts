// @module-tag thorough
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabases, withDatabase } from '#backend/databases.ts';
import { freePort } from '#backend/free-port.ts';
import { chanceOf } from '#demo/chance.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { accessTokens } from '#http/token.ts';
import { checkCounters } from '#projections/kit/counters/check.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { endPrograms, killOne } from '#test/program.ts';
import { type SharedBackend, startEmbedded } from '#test/shared-backend.ts';
import { eventually } from './testing/eventually.ts';
import { type Api, Renter } from './testing/rentals.ts';
import { type Supervised, supervised } from './testing/supervised.ts';

const kills = 20;
const renters = 4;
const seed = aSeed();

let postgres: SharedBackend;
let databaseUrl: string;
let api: Api;
let readUrl: string;
let processes: Record<string, () => Promise<void>>;
const running: Supervised[] = [];

beforeAll(async () => {
  postgres = await startEmbedded();
  await ensureDatabases(postgres.serverUrl, ['log', 'models']);
  databaseUrl = withDatabase(postgres.serverUrl, 'models');
  const [storePort, projectionsPort, readPort, writePort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const { password: storePassword } = someCredentials();
  const store = await run(
    ['event-store/embedded/testing/store-program.ts'],
    {
      DATABASE_URL: withDatabase(postgres.serverUrl, 'log'),
      PORT: String(storePort),
      STORE_PASSWORD: storePassword,
    },
    /serves/,
  );
  const jwtSecret = randomBytes(48).toString('base64');
  const shared = {
    EVENTSTORE_URL: `esdb://tester:${storePassword}@127.0.0.1:${storePort}?tls=false`,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  const role = (name: string, port: number, env = {}) =>
    run(['server/main.ts', name], { ...shared, ...env, PORT: String(port) }, /tryset is ready/);
  const projections = await role('projections', projectionsPort);
  const readApi = await role('read-api', readPort);
  const READ_API_URL = `http://127.0.0.1:${readPort}`;
  const writeApi = await role('write-api', writePort, { READ_API_URL });
  processes = {
    'the event store': store.kill,
    'the projections': projections.kill,
    'the write API': writeApi.kill,
    'the read API': readApi.kill,
    Postgres: crashPostgres,
  };
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  const authorization = `Bearer ${(await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] })).token}`;
  api = { url: `http://127.0.0.1:${writePort}`, authorization };
  readUrl = READ_API_URL;
}, 180_000);

afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await endPrograms();
  await postgres?.stop();
});

async function run(args: string[], env: Record<string, string>, ready: RegExp): Promise<Supervised> {
  const started = await supervised(args, env, ready);
  running.push(started);
  return started;
}

/** Kills one Postgres backend process. Postgres then ends all other backends and recovers from its write-ahead log. */
async function crashPostgres(): Promise<void> {
  const client = new pg.Client(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  const someBackend = () =>
    client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1",
    );
  const ended = new Promise((resolve) => client.once('end', resolve));
  // While all clients are reconnecting, Postgres may have no backend, so this waits for one.
  const { rows } = await eventually(someBackend, ({ rows: [found] }) => found !== undefined);
  killOne(rows[0]?.pid);
  await ended;
}

async function read(path: string, position: bigint) {
  const headers = { authorization: api.authorization, 'x-min-position': String(position) };
  for (;;) {
    const response = await fetch(`${readUrl}${path}`, { headers });
    const stale = response.headers.get('x-stale');
    const body = await response.json();
    if (response.status === 200 && stale === null) return body;
    if (stale === 'parked') throw new Error(`${path} is held up by a parked event`);
  }
}

test(`${kills} kills at random moments lose nothing and need no manual repair (TEST_SEED=${seed})`, async () => {
  const chance = chanceOf(seeded(seed));
  const rented = await Promise.all(
    Array.from({ length: renters }, (_, number) => Renter.open(api, `renter-${number}`)),
  );
  let left = kills;
  const renting = Promise.all(rented.map((renter) => renter.rent(() => left === 0)));
  const killing = (async () => {
    const all = Object.values(processes);
    for (; left > 0; left--) {
      await setTimeout(chance.between(50, 400));
      await all[left % all.length]?.();
    }
  })();
  await Promise.all([renting, killing]);

  const rentals = rented.reduce((sum, renter) => sum + renter.rentals, 0);
  const positions = rented.map(({ position }) => position).sort((one, other) => (one < other ? -1 : 1));
  const position = positions.at(-1) ?? 0n;
  expect(rentals).toBeGreaterThanOrEqual(renters);
  expect((await read('/v2/trysets?limit=1', position)).count).toBe(rentals);
  expect((await read('/v2/trysets/items?limit=1&statuses=return_delivered', position)).count).toBe(rentals);
  for (const renter of rented) {
    expect(await read(`/v1/stocks/${renter.stockItemId}`, position)).toMatchObject({
      status: 'in_stock',
      useCount: renter.rentals,
    });
  }
  const pool = readPool(databaseUrl, 2);
  try {
    expect(await checkCounters(pool)).toEqual([]);
    const { rows: twice } = await pool.query(
      `select stream, type, count(*) from read.log where category = 'tryset_item'
       group by stream, type having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  } finally {
    await pool.end();
  }
}, 400_000);
