import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import { startServer } from '#server/start-server.ts';
import { testBackend } from './backend.ts';

export const staff: Caller = { label: 'staff', id: 1, name: 'Kim' };

/** The whole server in this process, listening on a free port, over a backend of its own, without demo data. */
export async function testServer() {
  const backend = await testBackend();
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  const secrets = {
    JWT_SECRET: randomBytes(48).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  const { eventStoreUrl, databaseUrl } = backend;
  const stopped = new AbortController();
  const server = await startServer(
    {
      role: 'all',
      host: '127.0.0.1',
      port: 0,
      seed: 'none',
      backend: { dataDir, given: { eventStoreUrl, databaseUrl } },
    },
    secrets,
    stopped.signal,
  );
  const tokens = accessTokens({ key: Buffer.from(secrets.JWT_SECRET) });
  return {
    url: server.url,
    backend,
    async authorization(caller: Caller) {
      return `Bearer ${(await tokens.sign(caller)).token}`;
    },
    async close() {
      stopped.abort();
      await server.stop();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
