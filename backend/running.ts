import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What DATA_DIR/running.json tells other processes about the one that serves this data folder. */
export type Running = { pid: number; eventStoreUrl: string; databaseUrl: string; httpUrl?: string };

const fileOf = (folder: string) => join(folder, 'running.json');

/** Announces what runs; the file holds the database's password and is for its owner alone. */
export async function writeRunning(folder: string, running: Running): Promise<void> {
  const unfinished = `${fileOf(folder)}.new`;
  await writeFile(unfinished, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, fileOf(folder));
}

/** What process `pid` announced; undefined while it is still starting, or already stopping. */
export async function readRunning(folder: string, pid: number): Promise<Running | undefined> {
  try {
    const running: Running = JSON.parse(await readFile(fileOf(folder), 'utf8'));
    return running.pid === pid ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the announcement back. */
export const removeRunning = (folder: string): Promise<void> => rm(fileOf(folder), { force: true });
