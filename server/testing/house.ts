import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabases, withDatabase } from '#backend/databases.ts';
import { freePort } from '#backend/free-port.ts';
import { startCluster } from '#backend/postgres/cluster.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { type Wire, wireTo } from '#event-store/embedded/testing/wire.ts';
import { accessTokens } from '#http/token.ts';
import { testDatabase } from '#test/backend.ts';
import { type Program, startProgram } from '#test/program.ts';
import { staff } from '#test/server.ts';
import { Ledger } from './ledger.ts';
import type { Api } from './rentals.ts';
import { expectSound } from './sound.ts';

/** Stops a service cleanly, and starts it again with its data. */
export interface Switch {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * An installation in separate processes: an event store, a Postgres for read models and write side, and servers. They connect
 * through proxies (wires) on which tests simulate network faults.
 */
export interface House {
  store: Switch & { wire: Wire /** Past the wire. */; url: string; logUrl: string };
  database: Switch & { wire: Wire /** Past the wire. */; url: string };
  masterKey: Buffer;
  ledger: Ledger;
  authorization: string;
  /** Starts a server process with this role and resolves once it is ready. */
  serve(role: string, options?: ServeOptions): Promise<Served>;
  /** Returns a client that sends commands to this URL. It records acknowledged commands in the ledger. */
  api(url: string): Api;
  /** Checks the state after a fault over direct connections, not through the wires: see `expectSound`. */
  sound(): Promise<void>;
  close(): Promise<void>;
}

export interface ServeOptions {
  env?: Record<string, string>;
  /** Command-line arguments for Node itself. */
  node?: string[];
}

export interface Served {
  url: string;
  program: Program;
}

export async function openHouse(): Promise<House> {
  const [log, postgres, storePort] = await Promise.all([testDatabase(), ownPostgres(), freePort()]);
  const { password: storePassword } = someCredentials();
  const storeUrl = (port: number) => `esdb://tester:${storePassword}@127.0.0.1:${port}?tls=false`;
  const storeWire = await wireTo({ host: '127.0.0.1', port: storePort });
  const masterKey = randomBytes(32);
  const jwtSecret = randomBytes(48).toString('base64');
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  const authorization = `Bearer ${(await tokens.sign(staff)).token}`;
  const ledger = new Ledger();
  const servers: Program[] = [];

  let store: Program | null = null;
  const startStore = async () => {
    store = startProgram(['event-store/embedded/testing/store-program.ts'], {
      DATABASE_URL: log.databaseUrl,
      PORT: String(storePort),
      STORE_PASSWORD: storePassword,
    });
    await store.says(/serves/);
  };
  const stopStore = () => end(store);
  await startStore();

  const environment = {
    EVENTSTORE_URL: storeUrl(storeWire.port),
    DATABASE_URL: postgres.wiredUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: masterKey.toString('base64'),
    SEED: 'none',
    PORT: '0',
  };
  return {
    store: {
      wire: storeWire,
      url: storeUrl(storePort),
      logUrl: log.databaseUrl,
      stop: stopStore,
      start: startStore,
    },
    database: postgres,
    masterKey,
    ledger,
    authorization,
    async serve(role, { env = {}, node = [] } = {}) {
      const program = startProgram([...node, 'server/main.ts', role], { ...environment, ...env });
      servers.push(program);
      const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
      return { url, program };
    },
    api: (url) => ({ url, authorization, onAcknowledged: ledger.note }),
    sound: () =>
      expectSound({
        eventStoreUrl: storeUrl(storePort),
        databaseUrl: postgres.url,
        masterKey,
        acknowledged: ledger.commands,
      }),
    async close() {
      await Promise.all(servers.map(end));
      await stopStore();
      await storeWire.stop();
      await postgres.close();
      await log.close();
    },
  };
}

async function end(program: Program | null): Promise<void> {
  program?.kill('SIGTERM');
  await program?.ended;
}

/** Starts a Postgres that a test may stop, with one database and a wire to it. */
async function ownPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'tryset-house-'));
  await chmod(folder, 0o755);
  const password = randomBytes(18).toString('base64url');
  // The database is temporary. Without fsync a stopped process loses nothing; only a machine crash would lose data.
  const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' };
  const options = { folder: join(folder, 'postgres'), password, settings };
  let cluster = await startCluster(options);
  let isRunning = true;
  const wire = await wireTo({ host: '127.0.0.1', port: cluster.port });
  const urlOn = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/models`;
  await ensureDatabases(withDatabase(urlOn(cluster.port), 'postgres'), ['models']);
  const stop = async () => {
    if (isRunning) await cluster.stop();
    isRunning = false;
  };
  return {
    wire,
    wiredUrl: urlOn(wire.port),
    get url() {
      return urlOn(cluster.port);
    },
    stop,
    async start() {
      cluster = await startCluster(options);
      isRunning = true;
      wire.leadTo(cluster.port);
    },
    async close() {
      await wire.stop();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
