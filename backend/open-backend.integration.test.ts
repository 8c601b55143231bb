// @module-tag thorough
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AccessDeniedError, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { isUntold } from '#event-store/newest.ts';
import { emptyFolder, type PreparedFolder, preparedFolder, removeFolder } from '#test/data-folder.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { type Backend, openBackend } from './open-backend.ts';

let prepared: PreparedFolder;
let dataDir: string;
const open: Backend[] = [];
const holder = () => startProgram(['backend/testing/hold-backend.ts'], { DATA_DIR: dataDir });

beforeAll(async () => {
  prepared = await preparedFolder(async (made) => (await openBackend({ dataDir: made })).close());
});
afterEach(async () => {
  for (const backend of open.splice(0).reverse()) await backend.close();
  await endPrograms();
  await removeFolder(dataDir);
});
afterAll(() => prepared.remove());

async function opened(options = {}): Promise<Backend> {
  const backend = await openBackend({ dataDir }, options);
  open.push(backend);
  return backend;
}

async function ask<T extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('in an empty folder', () => {
  beforeEach(async () => {
    dataDir = await emptyFolder();
  });

  test('starts Postgres and the event store, and keeps the data for the next time', async () => {
    const first = await openBackend({ dataDir });
    expect(first.embedded).toBe(true);
    await ask(first.databaseUrl, 'create table kept as select 7 as value');
    expect((await stat(join(dataDir, 'running.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    await first.close();
    await expect(stat(join(dataDir, 'running.json'))).rejects.toThrow('ENOENT');
    await expect(ask(first.databaseUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const second = await opened();
    expect(await ask(second.databaseUrl, 'select value from kept')).toEqual([{ value: 7 }]);
    const settings = await ask(second.databaseUrl, 'show synchronous_commit');
    expect(settings).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('restricts the data folder to its owner, in older folders too', async () => {
    for (const part of ['pictures', 'guests']) await mkdir(join(dataDir, part));
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    await opened();
    // If the test runs as root, Postgres runs as its own user, which must be able to pass through the folder.
    expect(await modeOf(dataDir)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    for (const name of await readdir(dataDir)) {
      const mode = await modeOf(join(dataDir, name));
      expect([name, mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('when two processes start at once, one runs the parts and both use them', async () => {
    const programs = [holder(), holder()];
    const urls = await Promise.all(programs.map(async (program) => (await program.says(/open (.*)/))[1]));
    expect(urls[0]).toBe(urls[1]);
    for (const program of programs) program.kill('SIGTERM');
    expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([143, 143]);
  });

  test('reports an impossible folder in one line', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(openBackend({ dataDir: file })).rejects.toThrow(/^DATA_DIR .*file is a file/);
    await expect(openBackend({ dataDir: join(file, 'below') })).rejects.toThrow(
      /^DATA_DIR .* cannot be written/,
    );
  });
});

describe('in a folder with data', () => {
  beforeEach(async () => {
    dataDir = await prepared.copy();
  });

  test('denies events to processes that may not read the data folder', async () => {
    const first = await opened();
    const file = join(dataDir, 'event-store-password');
    const password = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(first.eventStoreUrl).toContain(`:${password}@127.0.0.1:`);
    const plain = EventStoreDBClient.connectionString(first.eventStoreUrl.replace(/\/\/.*@/, '//'));
    await expect(plain.appendToStream('forged', jsonEvent({ type: 'Forged', data: {} }))).rejects.toThrow(
      AccessDeniedError,
    );
    await plain.dispose();
    const guest = await openBackend({ dataDir });
    const client = connectEventStore(guest.eventStoreUrl);
    expect(await isUntold(client)).toBe(true);
    await client.dispose();
    await guest.close();
  });

  test('gives an old folder without an event store password one, and keeps it', async () => {
    const file = join(dataDir, 'event-store-password');
    await rm(file);
    await (await openBackend({ dataDir })).close();
    const made = await readFile(file, 'utf8');
    const again = await opened();
    expect(await readFile(file, 'utf8')).toBe(made);
    expect(again.eventStoreUrl).toContain(made);
  });

  test('a second process uses the parts of the first and stops none of them', async () => {
    const owner = await opened();
    await owner.announce('http://localhost:1234');
    const guest = await openBackend({ dataDir });
    expect(guest).toMatchObject({ databaseUrl: owner.databaseUrl, eventStoreUrl: owner.eventStoreUrl });
    await guest.close();
    expect(await ask(owner.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8'))).toEqual({
      pid: process.pid,
      databaseUrl: owner.databaseUrl,
      eventStoreUrl: owner.eventStoreUrl,
      httpUrl: 'http://localhost:1234',
    });
  });

  test('a tool that runs the parts waits for the tools that use them', async () => {
    const owner = holder();
    await owner.says(/open /);
    const guest = await opened();
    owner.kill('SIGINT');
    await owner.says(new RegExp(`Process ${process.pid} still uses this database`));
    expect(await ask(guest.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await guest.close();
    expect(await owner.ended).toBe(130);
  });

  test('the server does not share the data folder and names its holder', async () => {
    const owner = await opened();
    await expect(openBackend({ dataDir }, { exclusive: true })).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
    await owner.announce('http://localhost:1234');
    await expect(openBackend({ dataDir }, { exclusive: true })).rejects.toThrow(
      `runs already on this data folder, at http://localhost:1234 (process ${process.pid})`,
    );
  });

  test('after kill -9 the next process takes over with all committed data', async () => {
    const killed = holder();
    const [, url = ''] = await killed.says(/open (.*)/);
    await ask(url, 'create table kept as select 7 as value');
    killed.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    // The Postgres of the killed process still runs, and its acknowledged writes must not be lost.
    await ask(url, 'insert into kept values (8)');

    const next = await opened({ exclusive: true });
    expect(await ask(next.databaseUrl, 'select value from kept order by value')).toEqual([
      { value: 7 },
      { value: 8 },
    ]);
  });

  test('starts after kill -9 of all processes when another program has reused the pid', async () => {
    const killed = holder();
    const [, url = ''] = await killed.says(/open (.*)/);
    await ask(url, 'create table kept as select 7 as value');
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const [postmaster, ...rest] = (await readFile(file, 'utf8')).split('\n');
    killed.kill('SIGKILL');
    process.kill(Number(postmaster), 'SIGKILL');
    await killed.ended;
    await writeFile(file, [process.pid, ...rest].join('\n'));

    const next = await opened();
    expect(await ask(next.databaseUrl, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('reports each address that does not answer in one line', async () => {
    const { databaseUrl, eventStoreUrl } = await opened();
    const nowhere = 'postgres://a:secret@127.0.0.1:1/tryset';
    await expect(openBackend({ dataDir, given: { eventStoreUrl, databaseUrl: nowhere } })).rejects.toThrow(
      /^DATABASE_URL: no access to database tryset at 127\.0\.0\.1:1 \(connect ECONNREFUSED/,
    );
    await expect(
      openBackend({ dataDir, given: { eventStoreUrl: 'esdb://127.0.0.1:1?tls=false', databaseUrl } }),
    ).rejects.toThrow(/^EVENTSTORE_URL: nothing answers at 127\.0\.0\.1:1/);
    const wrongPassword = databaseUrl.replace(/:[^:@]+@/, ':wrong@');
    await expect(
      openBackend({ dataDir, given: { eventStoreUrl, databaseUrl: wrongPassword } }),
    ).rejects.toThrow(/password authentication failed/);
  });
});
