import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** Describes the machine and the versions with which the figures were measured. */
export function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node ${process.version}, commit ${commit}`;
}
