import type { BackendConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { Embedded } from './embedded.ts';
import { StartFailure } from './failure.ts';
import { checkGiven } from './given.ts';
import { becomeGuest, guestsGone } from './guests.ts';
import { type Holder, type Lock, takeLock } from './lock.ts';
import { readRunning, removeRunning, writeRunning } from './running.ts';

/** A reachable event store and database. */
export type Backend = {
  eventStoreUrl: string;
  databaseUrl: string;
  /** Whether this process or another serves the embedded event store and Postgres. */
  embedded: boolean;
  /**
   * Returns whether the disk is so full that the event store refuses writes. Undefined unless this process runs the embedded
   * parts.
   */
  isShortOfRoom?(): boolean;
  /** The HTTP address of the server that runs the embedded parts; undefined if no server runs them. */
  httpUrl?: string;
  /** Publishes the server's HTTP address to other processes on this DATA_DIR; does nothing without embedded parts. */
  announce(httpUrl: string): Promise<void>;
  /** Stops the embedded parts that this process started; parts of other processes keep running. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** True for the server: runs the embedded parts in this process and fails if another process runs them. */
  exclusive?: boolean;
  /** Receives messages for the operator, for example which process `close` waits for. */
  tell?: (line: string) => void;
};

/**
 * Opens the addresses in `config`. Without addresses it uses the embedded parts that another living process runs
 * on this DATA_DIR; without such a process it starts them here.
 *
 * @throws {StartFailure} if the backend cannot be opened.
 */
export async function openBackend(config: BackendConfig, options: OpenOptions = {}): Promise<Backend> {
  if (config.given) {
    await checkGiven(config.given);
    return { ...config.given, embedded: false, announce: async () => {}, close: async () => {} };
  }
  await prepareDataFolder(config.dataDir);
  const { dataDir } = config;
  for (const since = Date.now(); ; ) {
    const lock = await takeLock(dataDir);
    if ('release' in lock) return runHere(dataDir, lock, options);
    if (options.exclusive) await refuseWhenInUse(dataDir, lock, Date.now() - since);
    const shared = options.exclusive ? undefined : await sharedBy(dataDir, lock);
    if (shared) return shared;
    // The process that holds the lock is starting or stopping.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Throws if another process still holds DATA_DIR after `waited` milliseconds: 1.5 seconds for a running server, 20 for one
 * that starts or stops. After a restart, the old server may still be stopping.
 */
async function refuseWhenInUse(dataDir: string, holder: Holder, waited: number): Promise<void> {
  const serving = (await readRunning(dataDir, holder.pid)) !== undefined;
  if (waited > (serving ? 1_500 : 20_000)) throw new StartFailure(await inUse(dataDir, holder));
}

async function runHere(dataDir: string, lock: Lock, options: OpenOptions): Promise<Backend> {
  let embedded: Embedded;
  try {
    // Imported on demand: with given addresses the embedded server is neither needed nor installed.
    const { startEmbedded } = await import('./embedded.ts');
    embedded = await startEmbedded(dataDir);
  } catch (error) {
    await lock.release();
    throw error;
  }
  const { eventStoreUrl, databaseUrl, isShortOfRoom, stop } = embedded;
  const urls = { eventStoreUrl, databaseUrl };
  const announce = (httpUrl?: string) => writeRunning(dataDir, { pid: process.pid, ...urls, httpUrl });
  await announce();
  const close = async () => {
    await removeRunning(dataDir);
    if (!options.exclusive) {
      await guestsGone(dataDir, (pid) =>
        options.tell?.(`Process ${pid} still uses this database: waiting for its end…`),
      );
    }
    try {
      await stop();
    } finally {
      await lock.release();
    }
  };
  let closing: Promise<void> | undefined;
  return {
    ...urls,
    embedded: true,
    isShortOfRoom,
    announce,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function sharedBy(dataDir: string, holder: Holder): Promise<Backend | undefined> {
  // This process registers as a guest before it reads the announcement: a holder removes its announcement before it looks for
  // guests.
  const leave = await becomeGuest(dataDir, holder);
  const running = await readRunning(dataDir, holder.pid);
  if (running) {
    const { pid: _, ...urls } = running;
    return { ...urls, embedded: true, announce: async () => {}, close: leave };
  }
  await leave();
  return undefined;
}

async function inUse(dataDir: string, { pid }: Holder): Promise<string> {
  const running = await readRunning(dataDir, pid);
  return running?.httpUrl
    ? `tryset runs already on this data folder, at ${running.httpUrl} (process ${pid}); stop it first, or set another DATA_DIR and PORT`
    : `The data folder ${dataDir} is in use by process ${pid}; try again when it has ended, or set another DATA_DIR`;
}
