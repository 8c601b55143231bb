import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBackend } from './backend.ts';
import { copyDataDir, demoHouse } from './demo-house.ts';
import { settled } from './settled.ts';
import { type ServerOptions, someSecrets, staff, startTestServer } from './start-server.ts';

export { staff };

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
  const { stop, ...server } = await startTestServer({ given, dataDir, secrets }, options);
  if (backend.startPosition) await untilRead(server, backend.startPosition.commit);
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

/** A store that others wrote into before: waits until the read models have their events. */
async function untilRead(
  { url, authorization }: Pick<Awaited<ReturnType<typeof startTestServer>>, 'url' | 'authorization'>,
  position: bigint,
): Promise<void> {
  const headers = { authorization: await authorization(staff), 'x-min-position': String(position) };
  await settled(() => fetch(`${url}/v1/brands?limit=1`, { headers }));
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
