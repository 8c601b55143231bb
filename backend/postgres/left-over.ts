import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../process-identity.ts';
import type { Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import type { PostgresUser } from './user.ts';

/**
 * Stops a Postgres that still runs over `folder` after its parent process was killed. Also clears a `postmaster.pid`
 * whose pid now belongs to another program: after a machine restart Postgres would refuse to start because of it.
 * A pid file without a living process is left to Postgres.
 */
export async function stopLeftOver(folder: string, { pgCtl }: Binaries, user: PostgresUser): Promise<void> {
  const file = pidFile(folder);
  const pid = await runningPid(folder);
  if (pid === null) return;
  const command = await commandLine(pid);
  if (command !== undefined && !command.includes(folder)) await rm(file, { force: true });
  else await runProgram(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '120'], user);
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid');

/** Returns the living process that the folder's pid file names, or null. */
export async function runningPid(folder: string): Promise<number | null> {
  const pid = Number((await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : null;
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  if (process.platform === 'win32') return undefined;
  const ps = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(
    () => undefined,
  );
  return ps?.stdout;
}
