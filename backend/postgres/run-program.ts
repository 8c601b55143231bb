import { spawn } from 'node:child_process';
import { StartFailure } from '../failure.ts';
import type { PostgresUser } from './user.ts';

/**
 * Runs a Postgres program as the Postgres user and resolves to its output. Fails with the first line of stderr.
 */
export function runProgram(program: string, args: string[], user: PostgresUser): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      // Every user may enter `/`; the current folder may be closed to the Postgres user.
      cwd: process.platform === 'win32' ? undefined : '/',
      // Puts the program outside the terminal's process group, so that Ctrl-C does not reach it.
      detached: process.platform !== 'win32',
      windowsHide: true,
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk;
    });
    child.on('error', (error) => reject(new StartFailure(`${program} cannot be run: ${error.message}`)));
    // `exit`, not `close`: the server that pg_ctl starts may keep the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve(printed);
      else reject(new StartFailure(`${program} failed: ${(complaint || printed).trim().split('\n')[0]}`));
    });
  });
}
