import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { ensureDatabases, withDatabase } from '#backend/databases.ts';
import { run, untilPrinted } from './processes.ts';

/** Another way to do what the system does, as a process of its own over a database of its own. */
export interface Peer {
  url: string;
  end(): Promise<void>;
}

export interface PeerSetting {
  /** Of the Postgres that the system itself runs on. */
  databaseUrl: string;
  /** What access tokens are signed with, so that all check the same ones. */
  tokenKey: string;
  /** A database whose tryset items the plain way lists too, from a table of its own. */
  itemsFrom?: string;
}

const folder = new URL('peers/', import.meta.url).pathname;

/** A Fastify and Kysely endpoint that updates a row and inserts an audit row in one transaction. */
export function startPlain(setting: PeerSetting): Promise<Peer> {
  return start('plain', 'bench/peers/plain.ts', 18_081, setting);
}

/** Emmett's PostgreSQL event store with a projection; installed here, by its lock file. */
export async function startEmmett(setting: PeerSetting): Promise<Peer> {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: `${folder}emmett`,
    stdio: 'inherit',
  });
  return start('emmett', 'bench/peers/emmett/server.ts', 18_082, setting);
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
