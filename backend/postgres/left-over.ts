import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../process-identity.ts';
import type { Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import type { PostgresUser } from './user.ts';

/**
 * Stops a Postgres that still runs over `folder` after the process that started it was killed, and clears a
 * `postmaster.pid` whose number now belongs to another program (after a restart of the machine Postgres
 * itself would refuse to start because of it). A pid file of nobody is left to Postgres.
 */
export async function stopLeftOver(folder: string, { pgCtl }: Binaries, user: PostgresUser): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  const command = await commandLine(pid);
  if (command !== undefined && !command.includes(folder)) await rm(file, { force: true });
  else await runProgram(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '120'], user);
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
