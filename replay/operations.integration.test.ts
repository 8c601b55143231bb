// @module-tag thorough
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#backend/free-port.ts';
import { seedDemo } from '#demo/seed.ts';
import { sketched } from '#demo/testing/sketched.ts';
import type { ReadModelsRequest } from '#domain/replay/read-models.ts';
import { demoDeps } from '#server/seed-house.ts';
import { carriedOut } from './operations.ts';
import { replayWithin } from './testing/command-line.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

/** The tests start a whole installation, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
  const { deps } = await house.openWrites();
  await seedDemo({ ...demoDeps(deps), draw: sketched });
}, 120_000);
afterAll(() => house?.close());
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', house.databaseUrl);
  vi.stubEnv('EVENTSTORE_URL', house.eventStoreUrl);
  vi.stubEnv('MASTER_KEY', Buffer.from(house.masterKey).toString('base64'));
  vi.stubEnv('JWT_SECRET', 'a secret of a test that is long enough for it');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const nobody = { staffId: null, reason: undefined };
/** Requests an operation as the command line does, without a server. */
const ask = async (request: ReadModelsRequest, asker = nobody as Parameters<typeof carriedOut>[1]) =>
  (await carriedOut(request, asker))?.operation;
const operations = () =>
  house.query<{ said: string; reason: string | null }>(
    `select concat_ws(' ', kind, status, via, actor_label, actor_id) as said, reason from read.operations order by id`,
  );

test('read models are rebuilt, switched back and dropped without a running process, and the requester is recorded', async () => {
  // The projections have never run, so the command first runs them up to the position of its own request.
  const fromStore = { action: 'rebuild', projections: ['stock_items'], source: 'event-store' } as const;
  const built = await ask(fromStore, { staffId: 1, reason: 'the mirror is not trusted' });
  expect(built).toMatchObject({ id: 1, status: 'done', source: 'event-store' });
  const rebuild = { action: 'rebuild', projections: null } as const;
  await expect(ask(rebuild)).rejects.toThrow(
    /^the read models from before the last rebuild are still kept: drop/,
  );
  expect(await ask({ action: 'switch_back' })).toMatchObject({ id: 2, status: 'done' });
  expect(await ask({ action: 'drop_old' })).toMatchObject({ id: 3, status: 'done' });
  await expect(ask({ action: 'drop_old' })).rejects.toThrow('no read models are kept from before a rebuild');
  expect(await operations()).toEqual([
    { said: 'rebuild done command_line staff 1', reason: 'the mirror is not trusted' },
    { said: 'switch_back done command_line system', reason: null },
    { said: 'drop_old done command_line system', reason: null },
  ]);
  const recorded = (await house.log()).filter(({ stream }) => stream === 'read_models-main');
  expect(recorded).toMatchObject([
    {
      type: 'RebuildRequested',
      data: { operation: 1, projections: ['stock_items'], source: 'event-store' },
      metadata: {
        actor: { label: 'staff', id: 1 },
        via: 'command_line',
        reason: 'the mirror is not trusted',
      },
    },
    { type: 'SwitchBackRequested', metadata: { actor: { label: 'system', id: null }, via: 'command_line' } },
    { type: 'FormerDropRequested' },
  ]);
});

test('the same request continues an unfinished operation, and another request is refused with the running one', async () => {
  const holder = new pg.Client({ connectionString: house.databaseUrl });
  await holder.connect();
  // The operations worker waits for this lock, so the operation stays unfinished while the test holds it.
  await holder.query('select pg_advisory_lock(7326005)');
  const counters = { action: 'repair', subject: { of: 'counters' } } as const;
  const first = ask(counters, { staffId: 1, reason: 'the sums looked odd' });
  const noted = () => house.query("select from read.operations where kind = 'repair'");
  await vi.waitUntil(async () => (await noted()).length === 1, { timeout: 120_000 });
  await expect(ask({ action: 'rebuild', projections: null })).rejects.toThrow(
    'a repair is under way: wait for its end',
  );
  const entity = { of: 'entity', name: 'stock_items', id: '1' } as const;
  await expect(ask({ action: 'repair', subject: entity })).rejects.toThrow(
    'another repair is under way (operation 4): wait for its end',
  );
  const second = ask(counters);
  await holder.end();
  expect(await first).toMatchObject({ id: 4, status: 'done', reason: 'the sums looked odd' });
  // The second request continued the unfinished operation, or began a new one if the first had ended.
  expect(await second).toMatchObject({ status: 'done', subject: { of: 'counters' } });
});

test('without the event store or the database, commands do nothing and name the missing one', async () => {
  const port = await freePort();
  const before = await operations();
  vi.stubEnv('EVENTSTORE_URL', `esdb://127.0.0.1:${port}?tls=false`);
  const rebuild = { action: 'rebuild', projections: null } as const;
  await expect(ask(rebuild)).rejects.toThrow(`EVENTSTORE_URL: nothing answers at 127.0.0.1:${port}`);
  vi.stubEnv('EVENTSTORE_URL', house.eventStoreUrl);
  vi.stubEnv('DATABASE_URL', `postgres://x@127.0.0.1:${port}/read`);
  await expect(ask(rebuild)).rejects.toThrow('DATABASE_URL: no access to database read');
  expect(await operations()).toEqual(before);
});

test('an installation with all kinds of events has no differences, and its mirror equals its log', async () => {
  await house.project();
  await house.projected();
  const { code, out } = await replayWithin(house, 'verify');
  expect(out).toMatch(/^differences 0$/m);
  const [, store, mirror] = /store +SHA-256 (\w{64})\nmirror +SHA-256 (\w{64})/.exec(out) ?? [];
  expect(store).toBe(mirror);
  expect(code).toBe(0);
});
