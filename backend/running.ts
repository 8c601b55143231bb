import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of DATA_DIR/running.json: the addresses of the embedded parts and the process that runs them. */
export type Running = { pid: number; eventStoreUrl: string; databaseUrl: string; httpUrl?: string };

const fileOf = (folder: string) => join(folder, 'running.json');

/** Writes DATA_DIR/running.json. Only the owner may read the file, since it holds the database password. */
export async function writeRunning(folder: string, running: Running): Promise<void> {
  const unfinished = `${fileOf(folder)}.new`;
  await writeFile(unfinished, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, fileOf(folder));
}

/** Returns the content of running.json if process `pid` wrote it; undefined while that process is starting or stopping. */
export async function readRunning(folder: string, pid: number): Promise<Running | undefined> {
  try {
    const running: Running = JSON.parse(await readFile(fileOf(folder), 'utf8'));
    return running.pid === pid ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Removes DATA_DIR/running.json. */
export const removeRunning = (folder: string): Promise<void> => rm(fileOf(folder), { force: true });
