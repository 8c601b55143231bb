import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { ensureDatabases, withDatabase } from '#backend/databases.ts';
import { run, untilPrinted } from './processes.ts';

/** Another implementation of the same work, as a separate process with its own database. */
export interface Peer {
  url: string;
  end(): Promise<void>;
}

export interface PeerSetting {
  /** URL of the Postgres that the measured system uses. */
  databaseUrl: string;
  /** Key that signs access tokens, so that all peers check the same tokens. */
  tokenKey: string;
  /** A database with tryset items. If given, the plain peer copies them into its own table and lists them. */
  itemsFrom?: string;
}

const folder = new URL('peers/', import.meta.url).pathname;

/** Starts a Fastify and Kysely server that updates a row and inserts an audit row in one transaction. */
export function startPlain(setting: PeerSetting): Promise<Peer> {
  return start('plain', 'bench/peers/plain.ts', 18_081, setting);
}

/** Starts a server on Emmett's PostgreSQL event store with a projection. Installs it first, by its lock file. */
export async function startEmmett(setting: PeerSetting): Promise<Peer> {
  install('emmett');
  return start('emmett', 'bench/peers/emmett/server.ts', 18_082, setting);
}

/** Starts a graphql-yoga server over the tables of the measured system. Installs it first, by its lock file. */
export async function startYoga({ databaseUrl, tokenKey }: PeerSetting): Promise<Peer> {
  install('yoga');
  const port = 18_083;
  const child = run('bench/peers/yoga/server.ts', [], {
    DATABASE_URL: databaseUrl,
    TOKEN_KEY: tokenKey,
    PORT: String(port),
  });
  return started(child, port);
}

/**
 * Starts a server over system-versioned tables in a running MariaDB, with a copy of the versions of the measured system.
 * Installs its driver first, by its lock file.
 */
export async function startMariaDbPeer(
  { databaseUrl, tokenKey }: PeerSetting,
  { socket, folder }: { socket: string; folder: string },
): Promise<Peer> {
  install('mariadb');
  const port = 18_084;
  const child = run('bench/peers/mariadb/server.ts', [], {
    DATABASE_URL: databaseUrl,
    TOKEN_KEY: tokenKey,
    PORT: String(port),
    SOCKET: socket,
    FOLDER: folder,
  });
  return started(child, port);
}

function install(name: string): void {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: `${folder}${name}`,
    stdio: 'inherit',
  });
}

async function start(
  name: string,
  script: string,
  port: number,
  { databaseUrl, tokenKey, itemsFrom }: PeerSetting,
): Promise<Peer> {
  const database = `bench_${name}_${Date.now()}`;
  await ensureDatabases(databaseUrl, [database]);
  const child = run(script, [], {
    DATABASE_URL: withDatabase(databaseUrl, database),
    TOKEN_KEY: tokenKey,
    PORT: String(port),
    ...(itemsFrom === undefined ? {} : { ITEMS_FROM: itemsFrom }),
  });
  return started(child, port);
}

async function started(child: ChildProcess, port: number): Promise<Peer> {
  await untilPrinted(child, 'ready');
  child.stdout?.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
