import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster, stopAbandoned } from '#backend/postgres/cluster.ts';
import { processIdentity } from '#backend/process-identity.ts';

/**
 * The backend that all test files of a run share: a Postgres and, unless each file starts its own, an event store.
 */
export type SharedBackend = {
  /** URL of a database whose role may create databases. */
  serverUrl: string;
  eventStoreUrl?: string;
  stop(): Promise<void>;
};

/**
 * Uses the running backend that EVENTSTORE_URL and DATABASE_URL name. TEST_BACKEND=containers starts EventStoreDB and
 * Postgres in containers; otherwise the embedded Postgres starts in a temporary folder.
 */
export async function startSharedBackend(): Promise<SharedBackend> {
  const { EVENTSTORE_URL, DATABASE_URL, TEST_BACKEND } = process.env;
  if (Boolean(EVENTSTORE_URL) !== Boolean(DATABASE_URL)) {
    throw new Error('Set both EVENTSTORE_URL and DATABASE_URL for the tests, or neither');
  }
  if (EVENTSTORE_URL && DATABASE_URL) {
    return { serverUrl: DATABASE_URL, eventStoreUrl: EVENTSTORE_URL, stop: async () => {} };
  }
  if (TEST_BACKEND === 'containers') return (await import('./containers.ts')).startContainers();
  if (TEST_BACKEND) throw new Error(`TEST_BACKEND is "${TEST_BACKEND}"; the only value is "containers"`);
  return startEmbedded();
}

const folderPrefix = 'tryset-test-';
const ownIdentity = () => processIdentity(process.pid) ?? '';

/** Ends the Postgres that a killed test run left running. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const owner = await readFile(join(folder, 'owner'), 'utf8').catch(() => '');
    // A folder without an owner's name is just being created by another run.
    if (owner === '' || processIdentity(Number.parseInt(owner, 10)) === owner) continue;
    await stopAbandoned(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts an embedded Postgres, which is deleted at the end of the run. */
export async function startEmbedded(): Promise<SharedBackend> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  await writeFile(join(folder, 'owner'), ownIdentity());
  // The user that Postgres runs as must be able to enter the folder.
  await chmod(folder, 0o755);
  const password = randomBytes(18).toString('base64url');
  const cluster = await startCluster({
    folder: join(folder, 'postgres'),
    password,
    // Turns durability off: the data is temporary, and a killed process loses nothing. Only a machine that stops
    // would.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      shared_buffers: '128MB',
      max_connections: '300',
    },
  });
  const serverUrl = `postgres://postgres:${password}@127.0.0.1:${cluster.port}/postgres`;
  await hashLess(serverUrl, password);
  return {
    serverUrl,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Stores the password with one round of hashing instead of 4,096. A client repeats the rounds for each connection, of which a
 * run opens thousands, and this password is random.
 */
async function hashLess(serverUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('set scram_iterations = 1');
    await client.query(`alter role postgres password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
