import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureDatabases } from '#backend/databases.ts';
import { freePort } from '#backend/free-port.ts';
import { startCluster } from '#backend/postgres/cluster.ts';
import { ended, run, untilPrinted } from './processes.ts';

/** A Postgres, and an event store that runs as a separate process, like an external one. */
export interface OutsideStore {
  store: ChildProcess;
  /** Data folder of Postgres. Its databases are `log` for the event store, and `models`. */
  postgresFolder: string;
  /** The environment variables with which a server finds both stores and its keys. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const secret = () => randomBytes(32).toString('base64');

/**
 * Opens the store. `liveBuffer` is the number of events that a live subscriber may lag behind before the store drops
 * it.
 */
export async function openOutsideStore(
  folder: string,
  liveBuffer: number | null = null,
): Promise<OutsideStore> {
  const password = randomBytes(18).toString('base64url');
  const postgresFolder = join(folder, 'postgres');
  const cluster = await startCluster({ folder: postgresFolder, password });
  const database = (name: string) => `postgres://postgres:${password}@127.0.0.1:${cluster.port}/${name}`;
  await ensureDatabases(database('postgres'), ['log', 'models']);
  const port = await freePort();
  const store = run('event-store/embedded/testing/store-program.ts', [], {
    DATABASE_URL: database('log'),
    PORT: String(port),
    STORE_PASSWORD: password,
    ...(liveBuffer !== null && { LIVE_BUFFER: String(liveBuffer) }),
  });
  await untilPrinted(store, 'serves');
  return {
    store,
    postgresFolder,
    env: {
      EVENTSTORE_URL: `esdb://tester:${password}@127.0.0.1:${port}?tls=false`,
      DATABASE_URL: database('models'),
      DATA_DIR: join(folder, 'data'),
      SEED: 'none',
      JWT_SECRET: secret(),
      MASTER_KEY: secret(),
    },
    async stop() {
      store.kill('SIGTERM');
      await ended(store);
      await cluster.stop();
    },
  };
}
