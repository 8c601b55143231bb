import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that stays the same while process `pid` lives and differs for a later process of the same number;
 * undefined when there is none (or only its unreaped remains). A bare process id would mistake another
 * program for the one that was killed, always so in containers, where every start has the same number.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return String(pid);
  try {
    return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`;
  } catch {
    return undefined;
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; behind it: the state first, the start time as 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const gone = fields[0] === 'Z' || fields[0] === 'X';
    return gone ? undefined : `${pid} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether a process of this number exists, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
