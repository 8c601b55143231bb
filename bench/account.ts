import { execFileSync } from 'node:child_process';

/** The staff account with which a benchmark signs in. */
export const account = { name: 'bench', password: 'bench-of-tryset-1' };

/** Adds the benchmark's staff account to the installation that these environment variables name. */
export function addAccount(env: Record<string, string>): void {
  execFileSync(process.execPath, ['server/staff.ts', 'add', account.name, '--password-stdin'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, ...env },
    input: account.password,
  });
}
