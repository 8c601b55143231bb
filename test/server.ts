import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBackend } from './backend.ts';
import { beginBehind } from './begin-behind.ts';
import { copyDataDir, demoHouse } from './demo-house.ts';
import { type ServerOptions, someSecrets, startTestServer } from './start-server.ts';

export { staff } from './start-server.ts';

interface Options extends ServerOptions {
  seed?: 'demo' | 'none';
  /** Gives the server its own event store, even if the tests share one. */
  ownStore?: boolean;
}

/**
 * Runs the whole server in this process on a free port, over its own backend. The store is empty, or has the complete
 * demo data, readable at once.
 */
export async function testServer({ seed = 'none', ownStore = false, ...options }: Options = {}) {
  const filled = seed === 'demo' ? await demoHouse() : null;
  const backend = await testBackend({ ownStore, copyOf: filled?.databases });
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  if (filled !== null) await copyDataDir(filled, dataDir);
  const secrets = filled?.secrets ?? someSecrets();
  const { eventStoreUrl, databaseUrl } = backend;
  const given = { eventStoreUrl, databaseUrl };
  await beginBehind(backend);
  const { stop, ...server } = await startTestServer({ given, dataDir, secrets }, options);
  return {
    ...server,
    backend,
    secrets,
    async close() {
      await stop();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
