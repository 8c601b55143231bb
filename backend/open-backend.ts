import type { BackendConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { Embedded } from './embedded.ts';
import { StartFailure } from './failure.ts';
import { checkGiven } from './given.ts';
import { becomeGuest, guestsGone } from './guests.ts';
import { type Holder, type Lock, takeLock } from './lock.ts';
import { readRunning, removeRunning, writeRunning } from './running.ts';

/** An event store and a database that answer. */
export type Backend = {
  eventStoreUrl: string;
  databaseUrl: string;
  /** Whether the embedded event store and Postgres serve it, in this process or another. */
  embedded: boolean;
  /** Of the embedded parts in this process: whether the disk is so full that the event store takes nothing more. */
  isShortOfRoom?(): boolean;
  /** Where the server answers that runs it; undefined where no server does. */
  httpUrl?: string;
  /** Tells other processes on this DATA_DIR where the server answers; nothing to do where none is embedded. */
  announce(httpUrl: string): Promise<void>;
  /** Stops what this process started; what others run goes on. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** For the server: it runs the embedded parts itself, or fails when another process has them. */
  exclusive?: boolean;
  /** Lines for a person, such as whom closing waits for. */
  tell?: (line: string) => void;
};

/**
 * Opens the addresses that `config` gives; without any, what another living process runs on this DATA_DIR;
 * and without such a process the embedded parts, in this one. Fails with a StartFailure.
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
    // It is starting or stopping.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A server that was just told to stop is given the time for it: after a restart its successor may come first. */
async function refuseWhenInUse(dataDir: string, holder: Holder, waited: number): Promise<void> {
  const serving = (await readRunning(dataDir, holder.pid)) !== undefined;
  if (waited > (serving ? 1_500 : 20_000)) throw new StartFailure(await inUse(dataDir, holder));
}

async function runHere(dataDir: string, lock: Lock, options: OpenOptions): Promise<Backend> {
  let embedded: Embedded;
  try {
    // Loaded only here: with given addresses no embedded server is needed, nor installed.
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
  // Noted before looking: whoever takes its announcement back looks for guests after that.
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
