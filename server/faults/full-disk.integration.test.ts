// @module-tag thorough
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import { runningPid } from '#backend/postgres/left-over.ts';
import { accessTokens } from '#http/token.ts';
import { endPrograms, killOne, type Program, startProgram } from '#test/program.ts';
import { staff } from '#test/server.ts';
import { eventually } from '../testing/eventually.ts';
import { healthOf } from '../testing/health-of.ts';
import { Ledger } from '../testing/ledger.ts';
import { type Api, insist, Renter } from '../testing/rentals.ts';
import { type SmallDisk, smallDisk } from '../testing/small-disk.ts';
import { expectSound } from '../testing/sound.ts';
import { underLoad } from '../testing/under-load.ts';

// A busy machine needs a longer limit.
vi.setConfig({ testTimeout: 180_000 });

const disk: SmallDisk | null = await smallDisk(220);
const ledger = new Ledger();
let folder: string;
let server: Program;
let api: Api;
let databaseUrl: string;
let eventStoreUrl: string;
let masterKey: Buffer;

beforeAll(async () => {
  folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'tryset-faults-')));
  await chmod(folder, 0o755);
  server = startProgram(['server/main.ts'], { DATA_DIR: folder, SEED: 'none', PORT: '0' });
  const [, url = ''] = await server.says(/tryset is ready: (\S+)/);
  const kept = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const secrets = await kept('secrets.json');
  ({ databaseUrl, eventStoreUrl } = await kept('running.json'));
  masterKey = Buffer.from(secrets.masterKey, 'base64');
  const tokens = accessTokens({ key: Buffer.from(secrets.jwtSecret) });
  const authorization = `Bearer ${(await tokens.sign(staff)).token}`;
  api = { url, authorization, onAcknowledged: ledger.note };
});

afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.ended;
  await endPrograms();
  if (disk === null) await rm(folder, { recursive: true, force: true });
  else await disk.close();
});

const sound = () => expectSound({ eventStoreUrl, databaseUrl, masterKey, acknowledged: ledger.commands });
const health = () => healthOf(api.url);
const ready = () => eventually(health, (said) => said.ready === 200);

/** Prints the logs of the server and of Postgres after a failed wait, since test output does not include them. */
async function tellAll(): Promise<void> {
  const log = await readFile(join(folder, 'postgres', 'tryset.log'), 'utf8').catch(String);
  const said = await health().catch(String);
  console.log([server.printed(), log].map((text) => text.slice(-4_000)).join('\n'), said, await disk?.free());
}

async function send(path: string, method = 'GET', body?: object) {
  const { url, authorization } = api;
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
}

test.skipIf(disk === null)('refuses commands before a full disk breaks anything', async () => {
  onTestFailed(tellAll);
  await underLoad(api, async () => {
    await ledger.grows();
    await disk?.fillUntil(32 * 1024 * 1024);
    const said = await eventually(health, ({ bad }) => 'disk' in bad);
    expect(said).toMatchObject({ live: 200, ready: 503 });
    expect(said.bad).toEqual({ disk: expect.stringMatching(/make room/) });
    const refused = await eventually(
      () => send('/v1/brands', 'POST', { name: 'Alder' }),
      ({ status }) => status !== 201,
    );
    expect(refused).toMatchObject({
      status: 503,
      retryAfter: '30',
      body: { errorCode: 'service.no_room', message: expect.stringMatching(/make room/) },
    });
    expect((await send('/v2/trysets?limit=1')).status).toBe(200);
    await disk?.makeRoom();
    await ready();
    await ledger.grows();
  });
  await sound();
});

test.skipIf(disk === null)(
  'Postgres ends on a completely full disk, and restarts by itself once there is room',
  async () => {
    onTestFailed(tellAll);
    const { stockItemId } = await Renter.open(api, 'full');
    const before = ledger.commands.length;
    await disk?.fillUntil(0);
    const said = await eventually(
      async () => {
        // Postgres can restart while its last log segment has space. It fails when it needs the next segment.
        await useUp();
        return health();
      },
      ({ bad }) => ['database', 'event-store', 'disk'].every((name) => name in bad),
    );
    expect(said).toMatchObject({ live: 200, ready: 503, bad: { disk: expect.stringMatching(/make room/) } });
    const memo = insist(
      api,
      `/v1/stocks/${stockItemId}/actions/memo`,
      { comment: 'waited' },
      'memo when full',
    );
    expect((await send('/v1/brands', 'POST', { name: 'Birch' })).status).toBe(503);
    expect(ledger.commands).toHaveLength(before);
    await disk?.makeRoom();
    await ready();
    expect((await memo).status).toBe(200);
    await sound();
  },
);

test('restarts the Postgres of the data folder after a kill', async () => {
  onTestFailed(tellAll);
  await underLoad(api, async () => {
    await ledger.grows();
    const postmaster = () => runningPid(join(folder, 'postgres'));
    const killed = await postmaster();
    killOne(killed);
    await eventually(postmaster, (pid) => pid !== null && pid !== killed);
    await ready();
    await ledger.grows();
  });
  await sound();
});

/** Makes Postgres write its log to the full disk, so that Postgres ends. Does nothing if it has ended already. */
async function useUp(): Promise<void> {
  const client = new pg.Client(databaseUrl);
  let isOver = false;
  client.on('error', () => {
    isOver = true;
  });
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  while (isThere && !isOver) {
    await client
      .query("select pg_logical_emit_message(false, 'full', repeat('x', 1000000))")
      .then(() => client.query('select pg_switch_wal()'))
      .catch(() => undefined);
  }
  await client.end().catch(() => undefined);
}
