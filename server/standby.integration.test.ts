// @module-tag thorough
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { accessTokens } from '#http/token.ts';
import { openTestModels, type TestModels } from '#read-api/testing/test-models.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { settled } from '#test/settled.ts';
import { staff } from '#test/start-server.ts';
import { type Replicated, replicated } from './testing/standby.ts';

const jwtSecret = randomBytes(48).toString('base64');
let postgres: Replicated;
let readApi: string;
let writeApi: string;
let replay: pg.Client;
/** Read models at the standby whose maximum wait for a position is longer than a test. */
let patient: TestModels;

beforeAll(async () => {
  postgres = await replicated(['log', 'models']);
  const { password } = someCredentials();
  const store = startProgram(['event-store/embedded/testing/store-program.ts'], {
    DATABASE_URL: postgres.primaryUrl('log'),
    PORT: '0',
    STORE_PASSWORD: password,
  });
  const [, port] = await store.says(/It serves (\d+)/);
  const shared = {
    EVENTSTORE_URL: `esdb://tester:${password}@127.0.0.1:${port}?tls=false`,
    DATABASE_URL: postgres.primaryUrl('models'),
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  await start('projections', shared);
  const READ_DATABASE_URL = postgres.standbyUrl('models');
  readApi = await start('read-api', { ...shared, READ_DATABASE_URL });
  writeApi = await start('write-api', { ...shared, READ_API_URL: readApi });
  replay = new pg.Client(READ_DATABASE_URL);
  await replay.connect();
  patient = await openTestModels({
    waitMs: 600_000,
    database: { databaseUrl: READ_DATABASE_URL, close: async () => undefined },
  });
}, 180_000);
afterAll(async () => {
  await endPrograms();
  await postgres?.close();
});

async function start(role: string, env: Record<string, string>): Promise<string> {
  const program = startProgram(['server/main.ts', role], { ...env, PORT: '0' });
  const [, address = ''] = await program.says(/tryset is ready: (\S+)/);
  return address;
}

async function headers() {
  const { token } = await accessTokens({ key: Buffer.from(jwtSecret) }).sign(staff);
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Registers a brand at the primary and resolves to the position of its event. */
async function registered(name: string): Promise<string> {
  const body = JSON.stringify({ name });
  const answer = await fetch(`${writeApi}/v1/brands`, { method: 'POST', headers: await headers(), body });
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)]);
  return answer.headers.get('x-position') ?? '';
}

/** Reads the brands from the standby, at this position or later. */
async function brandsAt(position: string): Promise<Response> {
  const asked = { ...(await headers()), 'x-min-position': position };
  return fetch(`${readApi}/v1/brands?order=name`, { headers: asked });
}
const namesIn = async (answer: Response) =>
  ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);

/** Resolves to whether a waiting read polls the standby for its checkpoint; a standby sends no notifications. */
async function isAsked(): Promise<boolean> {
  const { rowCount } = await replay.query(
    "select from pg_stat_activity where query like 'select position from read.checkpoints%'",
  );
  return rowCount === 1;
}

test('a read at the standby includes a write at the primary just before', async () => {
  for (const name of ['Alder', 'Birch', 'Cedar']) {
    const position = await registered(name);
    expect(await namesIn(await settled(() => brandsAt(position)))).toContain(name);
  }
});

test('a read waits for the standby, and answers with an error when it does not catch up', async () => {
  await replay.query('select pg_wal_replay_pause()');
  const position = await registered('Dogwood');
  const early = await brandsAt(position);
  expect(early.headers.get('x-stale')).toBe('true');
  expect(await namesIn(early)).toEqual(['Alder', 'Birch', 'Cedar']);
  const waiting = patient.get(staff, '/v1/brands', { 'x-min-position': position });
  await expect.poll(isAsked).toBe(true);
  await replay.query('select pg_wal_replay_resume()');
  const { headers: told, body } = await waiting;
  expect([told['x-stale'], body.count]).toEqual([undefined, 4]);
});

test('the read API is not ready without its standby, so that another one gets its calls', async () => {
  expect((await fetch(`${readApi}/health/ready`)).status).toBe(200);
  await replay.end();
  await patient.close();
  await postgres.loseStandby();
  const health = await fetch(`${readApi}/health/ready`);
  expect([health.status, (await health.json()).checks]).toEqual([
    503,
    expect.arrayContaining([expect.objectContaining({ name: 'projections', ok: false })]),
  ]);
  expect((await fetch(`${writeApi}/health/ready`)).status).toBe(200);
});
