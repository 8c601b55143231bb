import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { freePort } from '../free-port.ts';
import { type Binaries, postgresBinaries } from './binaries.ts';
import { runningPid, stopLeftOver } from './left-over.ts';
import { runProgram } from './run-program.ts';
import { configurationFile, settings } from './settings.ts';
import { type PostgresUser, postgresUser } from './user.ts';

export type Cluster = {
  port: number;
  isRunning(): Promise<boolean>;
  /** Starts Postgres again on the same port if its process has ended. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /**
   * The folder of the database files, created if missing. Its parent must exist, and the Postgres user must be able to pass
   * through it.
   */
  folder: string;
  /** The password of the role `postgres`; only used when the folder is created. */
  password: string;
  /** Postgres settings that override the defaults of `settings.ts`. */
  settings?: Record<string, string>;
};

/**
 * Starts Postgres on a free loopback port over `folder` and resolves when it answers. First stops or clears the
 * leftovers of an earlier process. Postgres runs in its own session, so Ctrl-C in the terminal does not end it
 * before its clients have finished.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = await postgresUser();
  const binaries = await postgresBinaries(user);
  if (!existsSync(options.folder)) await createCluster(options, binaries, user);
  else await stopLeftOver(options.folder, binaries, user);

  const port = await startOnFreePort(options, binaries, user);
  const { folder } = options;
  const stop = () =>
    runProgram(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '120'], user);
  return {
    port,
    isRunning: async () => (await runningPid(folder)) !== null,
    startAgain: () => launch(folder, binaries.pgCtl, user),
    stop: async () => void (await stop()),
  };
}

/** Stops a Postgres that a killed process left running over `folder`. */
export async function stopAbandoned(folder: string): Promise<void> {
  const user = await postgresUser();
  await stopLeftOver(folder, await postgresBinaries(user), user);
}

async function createCluster({ folder, password }: ClusterOptions, { initdb }: Binaries, user: PostgresUser) {
  // initdb creates the folder under another name, and we rename it: an interrupted initdb leaves no folder that looks like a
  // database.
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(unfinished, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await runProgram(
      initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // This locale sorts text the same way on every machine, independent of the machine's locales.
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--lc-collate=C',
        '--lc-ctype=C',
        '--lc-messages=C',
        '--no-instructions',
      ],
      user,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await appendFile(join(unfinished, 'postgresql.conf'), "\ninclude 'tryset.conf'\n");
  await rename(unfinished, folder);
}

const logOf = (folder: string) => join(folder, 'tryset.log');

async function launch(folder: string, pgCtl: string, user: PostgresUser): Promise<void> {
  await runProgram(pgCtl, ['start', '-D', folder, '-l', logOf(folder), '-w', '-t', '300', '-s'], user);
}

async function startOnFreePort(
  options: ClusterOptions,
  { pgCtl }: Binaries,
  user: PostgresUser,
): Promise<number> {
  const log = logOf(options.folder);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const file = join(options.folder, 'tryset.conf');
    await writeFile(file, configurationFile({ ...settings, ...options.settings, port: String(port) }));
    await chmod(file, 0o644);
    await rm(log, { force: true });
    try {
      await launch(options.folder, pgCtl, user);
      return port;
    } catch {
      // Another process may have taken the port, or the backends of a killed Postgres are still ending.
      if (attempt === 5) throw new StartFailure(`The embedded Postgres does not start: ${await reason(log)}`);
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}

async function reason(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return /FATAL:\s*(.*)/.exec(text)?.[1] ?? `see ${log}`;
}
