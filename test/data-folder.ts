import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopAbandoned } from '#backend/postgres/cluster.ts';

/** An empty folder for a house. Where Postgres has a user of its own, that one can pass through: all files stay in it. */
export async function emptyFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tryset-data-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Removes a data folder, and the Postgres over it that a killed process has left. */
export async function removeFolder(dataDir: string): Promise<void> {
  await stopAbandoned(join(dataDir, 'postgres'));
  await rm(dataDir, { recursive: true, force: true });
}

export interface PreparedFolder {
  /** A folder of the caller's own, as the product has left the prepared one. */
  copy(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A data folder that the product makes once, to be copied for each test that needs one in which it has been before: making a
 * Postgres and its databases costs several times what copying their files does. `make` leaves nothing running.
 */
export async function preparedFolder(make: (dataDir: string) => Promise<void>): Promise<PreparedFolder> {
  const prepared = await emptyFolder();
  await make(prepared);
  return {
    async copy() {
      const dataDir = await emptyFolder();
      // With owners and modes: Postgres may have a user of its own, and its files are for that one alone.
      await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
      return dataDir;
    },
    remove: () => removeFolder(prepared),
  };
}
