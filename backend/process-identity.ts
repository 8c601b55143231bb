import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a text that identifies process `pid`: a later process with the same pid has another text. Returns undefined if the
 * process does not exist or is a zombie. A bare pid could name another program than the killed one. In containers it always
 * does, since every start gets the same pid.
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
    // The process name in parentheses may contain spaces. The fields after it begin with the state; the start time is the
    // 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const gone = fields[0] === 'Z' || fields[0] === 'X';
    return gone ? undefined : `${pid} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether a process with this pid exists, owned by any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
