import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from '#backend/secrets.ts';
import { connectEventStore } from '#event-store/client.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import { openWrites } from '#server/open-writes.ts';
import { seedHouse } from '#server/seed-house.ts';
import { startServer } from '#server/start-server.ts';
import { noReads } from '#write-api/read-side.ts';
import { type TestBackend, testBackend } from './backend.ts';

export const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/**
 * The whole server in this process, listening on a free port, over a backend of its own: empty, or with the demo
 * data all there and readable.
 */
export async function testServer({
  seed = 'none',
  ownStore = seed === 'demo',
  frozenAfterSeconds = 30,
  logLevel = 'error',
  trustProxy = false,
  port = 0,
}: {
  seed?: 'demo' | 'none';
  /** Also where the store is one for all tests. */
  ownStore?: boolean;
  frozenAfterSeconds?: number;
  logLevel?: 'error' | 'debug';
  trustProxy?: boolean;
  /** Where somebody else must know it before; a free one else. */
  port?: number;
} = {}) {
  const backend = await testBackend({ ownStore });
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  const secrets = {
    JWT_SECRET: randomBytes(48).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  const { eventStoreUrl, databaseUrl } = backend;
  // Cards can be registered in it, as in a house that is tried out.
  process.env.PAYMENTS = 'simulator';
  const stopped = new AbortController();
  const server = await startServer(
    {
      role: 'all',
      host: '127.0.0.1',
      port,
      trustProxy,
      seed: 'none',
      logLevel,
      metricsToken: null,
      tracing: null,
      frozenAfterSeconds,
      backend: { dataDir, given: { eventStoreUrl, databaseUrl } },
    },
    secrets,
    stopped.signal,
  );
  const tokens = accessTokens({ key: Buffer.from(secrets.JWT_SECRET) });
  const authorization = async (caller: Caller) => `Bearer ${(await tokens.sign(caller)).token}`;
  if (seed === 'demo') {
    await fill(backend, dataDir, secrets);
    const position = await demoCompleted(eventStoreUrl);
    await untilReadable(`${server.url}/v1/stocks?limit=1`, position, await authorization(staff));
  }
  return {
    url: server.url,
    rules: server.rules,
    backend,
    authorization,
    secrets,
    async close() {
      stopped.abort();
      await server.stop();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Writes the demo data beside the server: a server itself brings them to a store of its own alone. */
async function fill(backend: TestBackend, dataDir: string, secrets: Record<string, string>): Promise<void> {
  const config = { dataDir, given: backend };
  const kept = await loadSecrets(config, secrets);
  const { deps, close } = await openWrites(backend, config, kept, noReads, () => undefined);
  try {
    await seedHouse(deps, new AbortController().signal);
  } finally {
    await close();
  }
}

/** The position at which the demo data were complete. */
async function demoCompleted(eventStoreUrl: string): Promise<bigint> {
  const client = connectEventStore(eventStoreUrl);
  const reading = new AbortController();
  const { signal } = reading;
  try {
    const batches = subscribeInBatches(client, { after: null, streamPrefixes: ['demo-'], signal });
    for await (const batch of batches) {
      const completed = batch.find(({ type }) => type === 'DemoSeedCompleted');
      if (completed !== undefined) return completed.position;
    }
    throw new Error('the log ended before the demo data were complete');
  } finally {
    reading.abort();
    await client.dispose();
  }
}

/** Each read waits by itself for the position, and says when it had to give up. */
async function untilReadable(url: string, position: bigint, authorization: string): Promise<void> {
  const headers = { authorization, 'x-min-position': String(position) };
  while ((await fetch(url, { headers })).headers.has('x-stale'));
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
