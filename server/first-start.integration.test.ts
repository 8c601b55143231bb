// @module-tag thorough
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBackend } from '#backend/open-backend.ts';
import { type DemoEvent, openNotes } from '#demo/notes.ts';
import { appendToStream } from '#event-store/append.ts';
import { isStoreAway } from '#event-store/away.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { lastEvent } from '#event-store/load.ts';
import { ownEvent } from '#import/ledger/own-event.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { emptyFolder, removeFolder } from '#test/data-folder.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { bringsDemo } from './first-start.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await emptyFolder();
});
afterEach(async () => {
  await endPrograms();
  await removeFolder(dataDir);
});

interface Started {
  program: Program;
  url: string;
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const program = startProgram(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0', ...env });
  const [, url = ''] = await program.says(/tryset is ready: (\S+)\n(?:.+\n)?/);
  return { program, url };
}

async function stop({ program }: Started): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

async function signIn(url: string, username = 'staff', password = 'tryset-demo'): Promise<number> {
  const { status } = await fetch(`${url}/v1/auth/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'password', username, password }),
  });
  return status;
}

/** Reads the event store while the server that runs it continues. */
async function withStore<Value>(look: (client: EventStoreDBClient) => Promise<Value>): Promise<Value> {
  const { eventStoreUrl, close } = await openBackend({ dataDir });
  const client = connectEventStore(eventStoreUrl);
  try {
    return await look(client);
  } finally {
    await client.dispose();
    await close();
  }
}

/** Returns the type of the last event in the demo's own stream; null if the stream does not exist. */
const lastOfDemo = async (client: EventStoreDBClient) => (await lastEvent(client, 'demo-1'))?.type ?? null;

/** Turns an unanswered read into null, so that the test retries it: seeding can use a busy machine fully for seconds. */
function ifAway(error: unknown): null {
  if (isStoreAway(error)) return null;
  throw error;
}

const signInLine = /Sign in as staff, auditor, brand-a, brand-b with the password tryset-demo/;

async function expectNoDemo({ program, url }: Started): Promise<void> {
  expect(program.printed()).not.toMatch(/Sign in as/);
  for (const name of ['staff', 'brand-a']) expect(await signIn(url, name)).toBe(401);
}

test('an empty folder becomes a demo: announced accounts can sign in, and an interrupted seeding is finished', {
  timeout: 300_000,
}, async () => {
  const first = await start();
  expect(first.program.printed()).toMatch(signInLine);
  expect(first.program.printed()).toMatch(/Its demo data follow/);
  expect(await signIn(first.url)).toBe(200);
  expect(await signIn(first.url, 'brand-b')).toBe(200);
  first.program.kill('SIGKILL');
  await first.program.ended;
  expect(await withStore(lastOfDemo)).not.toBe('DemoSeedCompleted');

  const second = await start();
  expect(second.program.printed()).toMatch(signInLine);
  await withStore(async (client) => {
    while ((await lastOfDemo(client).catch(ifAway)) !== 'DemoSeedCompleted') await setTimeout(100);
  });
  await stop(second);
  const third = await start();
  expect(third.program.printed()).toMatch(signInLine);
  expect(third.program.printed()).not.toMatch(/Its demo data follow/);
  await stop(third);
});

test('remembers the choice of the first start, even without later events', {
  timeout: 180_000,
}, async () => {
  const first = await start({ SEED: 'none' });
  expect(first.program.printed()).toMatch(/Nobody can sign in yet: npm run staff -- add NAME/);
  await stop(first);
  const second = await start();
  await expectNoDemo(second);
  expect(await withStore(lastOfDemo)).toBeNull();
  await stop(second);
});

test('an installation with events gets no demo accounts, and its staff keep the demo names', async () => {
  const added = startProgram(['server/staff.ts', 'add', 'kim'], { DATA_DIR: dataDir });
  const [, password = ''] = await added.says(/with the password (\S+)/);
  expect(await added.ended).toBe(0);
  const house = await start();
  await expectNoDemo(house);
  expect(house.program.printed()).not.toMatch(/Nobody can sign in/);
  expect(await signIn(house.url, 'kim', password)).toBe(200);
});

describe('the decision about demo data', () => {
  let store: TestBackend;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    store = await testBackend({ ownStore: true });
    client = connectEventStore(store.eventStoreUrl);
  });
  afterEach(async () => {
    await client.dispose();
    await store.close();
  });

  const asks = ({ host = '127.0.0.1', seed = 'demo' }: { host?: string; seed?: 'demo' | 'none' } = {}) =>
    bringsDemo({ seed, host, backend: { dataDir } }, client, () => new Date().toISOString());
  const note = (type: DemoEvent['type']) =>
    openNotes(client).then((notes) => notes.note({ type, data: {} } as DemoEvent, new Date().toISOString()));

  test('is yes in an empty folder until the demo is complete', async () => {
    expect([await asks(), await asks()]).toEqual([true, true]);
    await note('DemoSeedBegun');
    expect(await asks()).toBe(true);
    await note('DemoSeedCompleted');
    expect(await asks()).toBe(false);
  });

  test.each(['0.0.0.0', '::', '192.0.2.7', 'house.example', '127.0.0.1.example'])(
    'at %s it does not, nor later in that folder',
    async (host) => {
      expect(await asks({ host })).toBe(false);
      expect(await asks()).toBe(false);
    },
  );

  test.each(['localhost', '127.0.0.2', '::1'])('is yes at %s', async (host) => {
    expect(await asks({ host })).toBe(true);
  });

  test('is no with SEED=none, which leaves an interrupted demo as it is', async () => {
    expect(await asks()).toBe(true);
    expect(await asks({ seed: 'none' })).toBe(false);
    expect(await asks()).toBe(false);
  });

  test('is no for a start that other machines reach, which keeps the earlier choice', async () => {
    expect(await asks()).toBe(true);
    expect(await asks({ host: '0.0.0.0' })).toBe(false);
    expect(await asks()).toBe(true);
  });

  test('is no for a store with another past, even in a demo folder', async () => {
    expect(await asks()).toBe(true);
    const first = client;
    const other = await testBackend({ ownStore: true });
    client = connectEventStore(other.eventStoreUrl);
    const of = { command: 'register', commandId: randomUUID(), receivedAt: new Date().toISOString() };
    const past = ownEvent({ type: 'BrandRegistered', data: {} }, of);
    expect(await appendToStream(client, 'brand-1', 'no_stream', [past])).toMatchObject({ ok: true });
    expect(await asks()).toBe(false);
    await client.dispose();
    await other.close();
    client = first;
  });
});

test('is no for a given store and database, even empty ones', async () => {
  const backend = await testBackend({ ownStore: true, isEmpty: true });
  const house = await start({
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: randomBytes(48).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
  });
  await expectNoDemo(house);
  await stop(house);
  await backend.close();
});
