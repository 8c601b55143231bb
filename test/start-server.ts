import { randomBytes } from 'node:crypto';
import { namelessHouse } from '#domain/settlements/house.ts';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import type { DashboardServices } from '#server/dashboard-services.ts';
import { startServer } from '#server/start-server.ts';
import { hurriedPace } from '#write-api/testing/pace.ts';

export const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

export interface HouseSecrets {
  readonly [name: string]: string;
  readonly JWT_SECRET: string;
  readonly MASTER_KEY: string;
}

export const someSecrets = (): HouseSecrets => ({
  JWT_SECRET: randomBytes(48).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
});

interface Place {
  given: { eventStoreUrl: string; databaseUrl: string };
  dataDir: string;
  secrets: HouseSecrets;
}

export interface ServerOptions {
  frozenAfterSeconds?: number;
  logLevel?: 'error' | 'debug';
  trustProxy?: boolean;
  debugErrors?: boolean;
  apiOrigins?: readonly string[];
  dashboardOrigins?: readonly string[];
  /** The server's port, if something must know it before the start; a free one by default. */
  port?: number;
  services?: DashboardServices;
  graphOperations?: 'any' | 'listed';
}

/** Starts the whole server in this process over an existing backend. */
export async function startTestServer(
  { given, dataDir, secrets }: Place,
  {
    frozenAfterSeconds = 30,
    logLevel = 'error',
    trustProxy = false,
    debugErrors = false,
    apiOrigins = [],
    dashboardOrigins = [],
    port = 0,
    services = {},
    graphOperations = 'any',
  }: ServerOptions = {},
) {
  // The simulator accepts cards, as in an installation that somebody tries out.
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
      debugErrors,
      apiOrigins,
      dashboardOrigins,
      metricsToken: null,
      tracing: null,
      frozenAfterSeconds,
      services,
      house: namelessHouse,
      graphOperations,
      backend: { dataDir, given },
      pace: hurriedPace,
    },
    secrets,
    stopped.signal,
  );
  const tokens = accessTokens({ key: Buffer.from(secrets.JWT_SECRET) });
  return {
    url: server.url,
    rules: server.rules,
    authorization: async (caller: Caller) => `Bearer ${(await tokens.sign(caller)).token}`,
    async stop() {
      stopped.abort();
      await server.stop();
    },
  };
}
