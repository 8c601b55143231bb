import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

const folderOf = (folder: string) => join(folder, 'guests');

/** Notes that this process uses what another one runs on `folder`; resolves to what takes the note back. */
export async function becomeGuest(folder: string): Promise<() => Promise<void>> {
  await mkdir(folderOf(folder), { recursive: true });
  const file = join(folderOf(folder), `${process.pid}-${randomBytes(4).toString('hex')}`);
  await writeFile(file, processIdentity(process.pid) ?? '');
  return () => rm(file, { force: true });
}

/**
 * Resolves when no living process uses what this one runs, so that the command-line tool that happened to
 * start first does not end the database under another one. `onWait` hears once of the process waited for.
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
    const identity = await readFile(file, 'utf8').catch(() => undefined);
    if (identity === undefined) continue;
    if (processIdentity(pid) === identity) return pid;
    await rm(file, { force: true });
  }
  return undefined;
}
