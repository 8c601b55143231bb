import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of DATA_DIR/running.json: tells other processes about the process that serves this data folder. */
export type Running = { pid: number; eventStoreUrl: string; databaseUrl: string; httpUrl?: string };

const fileOf = (folder: string) => join(folder, 'running.json');

/** Announces the running parts. Only the owner may read the file, since it holds the database password. */
export async function writeRunning(folder: string, running: Running): Promise<void> {
  const unfinished = `${fileOf(folder)}.new`;
  await writeFile(unfinished, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, fileOf(folder));
}

/** Returns the announcement of process `pid`; undefined while that process is starting or stopping. */
export async function readRunning(folder: string, pid: number): Promise<Running | undefined> {
  try {
    const running: Running = JSON.parse(await readFile(fileOf(folder), 'utf8'));
    return running.pid === pid ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the announcement. */
export const removeRunning = (folder: string): Promise<void> => rm(fileOf(folder), { force: true });
