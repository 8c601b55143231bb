import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabases } from '#backend/databases.ts';
import { startCluster } from '#backend/postgres/cluster.ts';

export interface Replicated {
  /** Returns the URL of a database at the primary; `standbyUrl` returns the URL of its copy at the standby. */
  primaryUrl(database: string): string;
  standbyUrl(database: string): string;
  /** Stops the standby for good. */
  loseStandby(): Promise<void>;
  close(): Promise<void>;
}

/** The data is temporary and need not be durable. `wal_level` makes Postgres log all that a standby needs. */
const settings = { wal_level: 'replica', max_wal_senders: '4', shared_buffers: '32MB', fsync: 'off' };

/** Starts a Postgres with these databases and a hot standby. */
export async function replicated(databases: string[]): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'replicated-'));
  await chmod(folder, 0o755);
  const password = randomBytes(18).toString('base64url');
  const [of, copy] = [join(folder, 'primary'), join(folder, 'standby')];
  const address = (port: number, database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const first = await startCluster({ folder: of, password, settings });
  await ensureDatabases(address(first.port, 'postgres'), databases);
  // The standby starts from a copy of the stopped primary, instead of a base backup.
  await first.stop();
  await promisify(execFile)('cp', ['-a', of, copy]);
  const { uid, gid } = await stat(copy);
  const signal = join(copy, 'standby.signal');
  await writeFile(signal, '');
  await chown(signal, uid, gid);
  const primary = await startCluster({ folder: of, password, settings });
  const standby = await startCluster({
    folder: copy,
    password,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`,
    },
  });
  let isLost = false;
  const loseStandby = async () => {
    if (!isLost) await standby.stop();
    isLost = true;
  };
  return {
    primaryUrl: (database) => address(primary.port, database),
    standbyUrl: (database) => address(standby.port, database),
    loseStandby,
    async close() {
      await loseStandby();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
