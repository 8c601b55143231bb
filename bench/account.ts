import { execFileSync } from 'node:child_process';

/** The staff member that a benchmark calls as. */
export const account = { name: 'bench', password: 'bench-of-tryset-1' };

/** Adds it to the house of these variables. */
export function addAccount(env: Record<string, string>): void {
  execFileSync(process.execPath, ['server/staff.ts', 'add', account.name, '--password-stdin'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, ...env },
    input: account.password,
  });
}
