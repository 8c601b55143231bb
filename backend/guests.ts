import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Holder } from './lock.ts';
import { processIdentity } from './process-identity.ts';

const note = (guest: string | undefined, holder: string | undefined) => `${guest}\nof ${holder}\n`;
const unfinished = '.new';
const folderOf = (folder: string) => join(folder, 'guests');

/** Records that this process uses the parts that `holder` runs on `folder`. Resolves to a function that removes the record. */
export async function becomeGuest(folder: string, holder: Holder): Promise<() => Promise<void>> {
  await mkdir(folderOf(folder), { recursive: true, mode: 0o700 });
  const file = join(folderOf(folder), `${process.pid}-${randomBytes(4).toString('hex')}`);
  // The holder deletes guest files that it cannot parse, so the file is written aside and renamed: it appears complete or not
  // at all.
  await writeFile(`${file}${unfinished}`, note(processIdentity(process.pid), holder.identity));
  await rename(`${file}${unfinished}`, file);
  return () => rm(file, { force: true });
}

/**
 * Resolves when no living process uses the embedded parts of this process. Without this wait, a command-line tool that started
 * the database would stop it under another tool. Calls `onWait` once, with the pid of the process it waits for.
 */
export async function guestsGone(folder: string, onWait: (pid: number) => void): Promise<void> {
  for (let told = false; ; ) {
    const pid = await livingGuest(folder);
    if (pid === undefined) return;
    if (!told) onWait(pid);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function livingGuest(folder: string): Promise<number | undefined> {
  for (const name of await readdir(folderOf(folder)).catch(() => [])) {
    const file = join(folderOf(folder), name);
    const pid = Number.parseInt(name, 10);
    if (name.endsWith(unfinished) && processIdentity(pid) !== undefined) continue;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    if (text === note(processIdentity(pid), processIdentity(process.pid))) return pid;
    await rm(file, { force: true });
  }
  return undefined;
}
