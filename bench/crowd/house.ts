import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { freePort } from '#backend/free-port.ts';
import { addAccount } from '../account.ts';
import { newFolder } from '../new-folder.ts';
import { openOutsideStore } from '../outside-store.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';

/** An installation whose event store runs as a separate process, like an external one. */
export interface CrowdHouse {
  folder: string;
  env: Record<string, string>;
  url: string;
  serverPid: number;
  metricsToken: string;
  close(): Promise<void>;
}

/**
 * Opens the installation. `liveBuffer` is the number of events that a live subscriber may lag behind before the store
 * drops it.
 */
export async function openCrowdHouse(liveBuffer: number | null): Promise<CrowdHouse> {
  const folder = await newFolder('tryset-crowd-');
  const outside = await openOutsideStore(folder, liveBuffer);
  const port = await freePort();
  const metricsToken = randomBytes(18).toString('hex');
  const env = { ...outside.env, PORT: String(port), METRICS_TOKEN: metricsToken };
  const server = runServer([], env);
  await untilPrinted(server, 'ready');
  server.stdout?.resume();
  addAccount(env);
  return {
    folder,
    env,
    metricsToken,
    url: `http://localhost:${port}`,
    serverPid: server.pid ?? 0,
    async close() {
      server.kill('SIGTERM');
      await ended(server);
      await outside.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
