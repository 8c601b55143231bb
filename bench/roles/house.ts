import type { ChildProcess } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#backend/free-port.ts';
import { generateRentals } from '#import/generate.ts';
import { addAccount } from '../account.ts';
import { cpuSeconds, postgresSeconds } from '../cpu.ts';
import { importFile } from '../import-file.ts';
import { newFolder } from '../new-folder.ts';
import { openOutsideStore } from '../outside-store.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';

/** The parts of the system that spend CPU time on a command. */
export const parts = [
  'write API',
  'event store',
  'Postgres of the store',
  'projections',
  'Postgres of the read models',
  'caller',
] as const;
export type Part = (typeof parts)[number];

/** An installation with rentals whose roles run as separate processes. */
export interface RolesHouse {
  readUrl: string;
  writeUrls: readonly string[];
  /** CPU seconds that each part has used so far. */
  spent(): Promise<Record<Part, number>>;
  close(): Promise<void>;
}

export async function openRolesHouse(writers: number): Promise<RolesHouse> {
  const folder = await newFolder('tryset-roles-');
  const { env, store, postgresFolder, stop } = await openOutsideStore(folder);
  const started: ChildProcess[] = [];
  const role = async (name: string, more: Record<string, string> = {}) => {
    const port = await freePort();
    const child = runServer([name], { ...env, ...more, PORT: String(port) });
    await untilPrinted(child, 'ready');
    child.stdout?.resume();
    started.push(child);
    return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` };
  };
  const projections = await role('projections');
  const readApi = await role('read-api');
  const writeApis: { pid: number; url: string }[] = [];
  for (let count = 0; count < writers; count++) {
    writeApis.push(await role('write-api', { READ_API_URL: readApi.url }));
  }
  addAccount(env);
  const file = join(folder, 'made-up.csv');
  await writeFile(file, generateRentals({ rows: 4_000, seed: 1, faults: 0 }));
  await importFile(file, folder, env, projections.pid);
  return {
    readUrl: readApi.url,
    writeUrls: writeApis.map(({ url }) => url),
    async spent() {
      const postgres = await postgresSeconds(postgresFolder, 'log');
      const { user, system } = process.cpuUsage();
      const writing = await Promise.all(writeApis.map(({ pid }) => cpuSeconds(pid)));
      return {
        'write API': writing.reduce((sum, seconds) => sum + seconds, 0),
        'event store': await cpuSeconds(store.pid ?? 0),
        'Postgres of the store': postgres.ofDatabase,
        projections: await cpuSeconds(projections.pid),
        'Postgres of the read models': postgres.rest,
        caller: (user + system) / 1e6,
      };
    },
    async close() {
      for (const child of started) child.kill('SIGTERM');
      await Promise.all(started.map(ended));
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
