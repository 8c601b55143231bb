import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './failure.ts';
import { processIdentity } from './process-identity.ts';

/** The process that holds DATA_DIR, as its lock file names it. */
export type Holder = { pid: number; identity: string };

export type Lock = { release(): Promise<void> };

/**
 * Takes the lock of a data folder, or returns its current holder. A lock is taken over if its process has
 * ended (after `kill -9` or a machine crash).
 */
export async function takeLock(folder: string): Promise<Lock | Holder> {
  const file = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) });
  for (let unreadable = 0; ; ) {
    try {
      await writeFile(file, own, { flag: 'wx', mode: 0o600 });
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const text = await readFile(file, 'utf8').catch(() => '');
    const holder = parse(text);
    if (holder && processIdentity(holder.pid) === holder.identity) return holder;
    if (!holder && unreadable++ < 20) {
      // The owner of the unreadable lock file is about to write it or has just removed it.
      await new Promise((resolve) => setTimeout(resolve, 25));
      continue;
    }
    await clear(file, text);
  }
}

/**
 * Removes a lock file that still holds `text`, but not a newer file of another process. A guard folder lets
 * one process at a time compare and remove.
 */
async function clear(file: string, text: string): Promise<void> {
  const guard = `${file}.clearing`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    await dropAbandoned(guard);
    return;
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) await rm(file, { force: true });
  } finally {
    await rmdir(guard);
  }
}

async function dropAbandoned(guard: string): Promise<void> {
  const since = (await stat(guard).catch(() => undefined))?.mtimeMs;
  if (since !== undefined && Date.now() - since > 5_000) await rmdir(guard).catch(() => {});
  else await new Promise((resolve) => setTimeout(resolve, 25));
}

function parse(text: string): Holder | undefined {
  try {
    const { pid, identity } = JSON.parse(text);
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}
