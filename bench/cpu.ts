import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childrenOf } from './processes.ts';

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * CPU seconds that a process has used so far. With `withChildren` it includes those of its children that have ended.
 */
export async function cpuSeconds(pid: number, { withChildren = false } = {}): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in parentheses, may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, withChildren ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** CPU seconds that a Postgres has used so far: for one of its databases, and for everything else. */
export async function postgresSeconds(
  folder: string,
  database: string,
): Promise<{ ofDatabase: number; rest: number }> {
  const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  let [ofDatabase, rest] = [0, await cpuSeconds(Number(pid), { withChildren: true })];
  for (const child of await childrenOf(Number(pid))) {
    const title = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    const seconds = await cpuSeconds(child);
    // Process titles have the form "postgres: <role> <database> <address> <activity>".
    if (title.split(' ')[2] === database) ofDatabase += seconds;
    else rest += seconds;
  }
  return { ofDatabase, rest };
}
