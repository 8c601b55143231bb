import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopAbandoned } from '#backend/postgres/cluster.ts';

/**
 * Creates an empty data folder. It is readable for others, as Postgres may run as another user and must reach its
 * files below it.
 */
export async function emptyFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tryset-data-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Removes a data folder, and stops a Postgres that a killed process left running over it. */
export async function removeFolder(dataDir: string): Promise<void> {
  await stopAbandoned(join(dataDir, 'postgres'));
  await rm(dataDir, { recursive: true, force: true });
}

export interface PreparedFolder {
  /** Creates a copy of the prepared folder for the caller alone. */
  copy(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A data folder that `make` prepares once and tests copy. This saves a test that needs a used folder most of the
 * time, as creating Postgres and its databases costs several times as much as a copy. `make` must leave no process
 * running.
 */
export async function preparedFolder(make: (dataDir: string) => Promise<void>): Promise<PreparedFolder> {
  const prepared = await emptyFolder();
  await make(prepared);
  return {
    async copy() {
      const dataDir = await emptyFolder();
      // Copies owners and modes too: Postgres may run as a user of its own, and only this user may access its files.
      await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
      return dataDir;
    },
    remove: () => removeFolder(prepared),
  };
}
