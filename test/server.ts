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
  /** Also where the store is one for all tests. */
  ownStore?: boolean;
}

/**
 * The whole server in this process, listening on a free port, over a backend of its own: empty, or with the demo
 * data all there and readable.
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
