// @module-tag thorough
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { system } from '#domain/actor.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { connectEventStore } from '#event-store/client.ts';
import { holdRunner } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { completions } from '#write-api/completions.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { setClockBack } from '../testing/clock.ts';
import { eventually } from '../testing/eventually.ts';
import { healthOf } from '../testing/health-of.ts';
import { Ledger } from '../testing/ledger.ts';
import { type Api, insist, Renter } from '../testing/rentals.ts';
import { expectSound } from '../testing/sound.ts';
import { underLoad } from '../testing/under-load.ts';

// A busy machine needs a longer limit.
vi.setConfig({ testTimeout: 180_000 });

const hour = 3_600_000;
const ledger = new Ledger();
let server: TestServer;
let api: Api;
let setRight: (() => void) | undefined;

beforeAll(async () => {
  server = await testServer({ ownStore: true, frozenAfterSeconds: 1 });
  api = {
    url: server.url,
    authorization: await server.authorization(staff),
    onAcknowledged: ledger.note,
  };
});

afterAll(async () => {
  setRight?.();
  await server?.close();
});

const health = () => healthOf(server.url);
const sound = () =>
  expectSound({
    ...server.backend,
    masterKey: Buffer.from(server.secrets.MASTER_KEY, 'base64'),
    acknowledged: ledger.commands,
  });

async function read(path: string) {
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: api.authorization } });
  return response.json();
}

test('times in a history never go back when the clock is set back an hour under load', async () => {
  await underLoad(api, async () => {
    await ledger.grows();
    setRight = setClockBack(hour);
    await ledger.grows(40);
    expect((await health()).ready).toBe(200);
  });
  await sound();
  const pool = readPool(server.backend.databaseUrl, 1);
  const { rows } = await pool.query<{ received: string; recorded: string; back: number }>(
    `select max(metadata->>'receivedAt') filter (where position = newest) as received,
       max(recorded_at) as recorded, count(*) filter (where effective_at < before)::integer as back
     from (select *, max(position) over () as newest,
       lag(effective_at) over (partition by stream order by revision) as before from read.log) as lines`,
  );
  await pool.end();
  const [times] = rows;
  expect(times?.back).toBe(0);
  // Proves that the clock was set back: the last command was received before the first recorded time.
  expect(Date.parse(times?.recorded ?? '') - Date.parse(times?.received ?? '')).toBeGreaterThan(hour / 2);
});

test('completes reactions after a crash at once, not an hour later', async () => {
  const renter = await Renter.open(api, 'returning');
  const trysetItemId = await renter.upTo('return-item');
  const client = connectEventStore(server.backend.eventStoreUrl);
  const clock = () => new Date().toISOString();
  const ids = { commandId: randomUUID(), correlationId: randomUUID(), causationId: randomUUID() };
  const context = { ...ids, actor: system, receivedAt: clock() };
  const arrive = {
    decider: trysetItem,
    id: trysetItemId,
    command: { action: 'arrive' },
    name: 'arrive',
  } as const;
  expect((await runCommand(createStreams(client, clock, { completions }), arrive, context)).ok).toBe(true);
  await client.dispose();
  await eventually(
    () => read(`/v1/stocks/${renter.stockItemId}`),
    ({ status }) => status === 'in_check',
  );
  await sound();
});

test('reports standing read models while the clock is set back', async () => {
  const { stockItemId } = await Renter.open(api, 'frozen');
  await eventually(health, ({ ready }) => ready === 200);
  const holding = new pg.Client(server.backend.databaseUrl);
  await holding.connect();
  await holding.query('begin');
  await holdRunner(holding);
  await insist(api, `/v1/stocks/${stockItemId}/actions/memo`, { comment: 'waits' }, 'waits');
  const said = await eventually(health, ({ ready }) => ready === 503);
  expect(said).toMatchObject({ live: 200, bad: { projections: expect.stringMatching(/nothing has moved/) } });
  await holding.end();
  await eventually(health, ({ ready }) => ready === 200);
  await sound();
});
