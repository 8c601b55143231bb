import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDatabases } from '#backend/databases.ts';
import { freePort } from '#backend/free-port.ts';
import { startCluster } from '#backend/postgres/cluster.ts';
import { addAccount } from '../account.ts';
import { newFolder } from '../new-folder.ts';
import { ended, run, untilPrinted } from '../processes.ts';

/** A house whose event store is a process of its own, as one outside is. */
export interface CrowdHouse {
  folder: string;
  env: Record<string, string>;
  url: string;
  serverPid: number;
  metricsToken: string;
  close(): Promise<void>;
}

const secret = () => randomBytes(32).toString('base64');

/** `liveBuffer`: how many events behind a live subscriber may be before the store drops it. */
export async function openCrowdHouse(liveBuffer: number | null): Promise<CrowdHouse> {
  const folder = await newFolder('tryset-crowd-');
  const password = randomBytes(18).toString('base64url');
  const cluster = await startCluster({ folder: join(folder, 'postgres'), password });
  const database = (name: string) => `postgres://postgres:${password}@127.0.0.1:${cluster.port}/${name}`;
  await ensureDatabases(database('postgres'), ['log', 'models']);
  const [storePort, port] = [await freePort(), await freePort()];
  const store = run('event-store/embedded/testing/store-program.ts', [], {
    ...{ DATABASE_URL: database('log'), PORT: String(storePort), STORE_PASSWORD: password },
    ...(liveBuffer !== null && { LIVE_BUFFER: String(liveBuffer) }),
  });
  await untilPrinted(store, 'serves');
  const metricsToken = randomBytes(18).toString('hex');
  const env = {
    EVENTSTORE_URL: `esdb://tester:${password}@127.0.0.1:${storePort}?tls=false`,
    ...{ DATABASE_URL: database('models'), DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none' },
    ...{ JWT_SECRET: secret(), MASTER_KEY: secret(), METRICS_TOKEN: metricsToken },
  };
  const server = run('server/main.ts', [], env);
  await untilPrinted(server, 'ready');
  server.stdout?.resume();
  addAccount(env);
  return {
    ...{ folder, env, metricsToken },
    url: `http://localhost:${port}`,
    serverPid: server.pid ?? 0,
    async close() {
      for (const each of [server, store]) {
        each.kill('SIGTERM');
        await ended(each);
      }
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
