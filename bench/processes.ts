import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { serverFlags } from '../scripts/server-flags.mjs';

const root = new URL('..', import.meta.url).pathname;

/** Starts a program of the project as a separate process with the same Node. */
export function run(script: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return runNode([script, ...args], env);
}

/** Starts a server, or one of its roles, with the Node flags of `npm start`. */
export function runServer(args: readonly string[], env: Record<string, string>): ChildProcess {
  return runNode([...serverFlags, 'server/main.ts', ...args], env);
}

function runNode(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Ends the process if the benchmark fails, so that nothing is left running.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Resolves to the exit code of a process once it has ended. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return Number(code);
}

/** Returns the output of a process up to this text. Fails if the process ends before. */
export async function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes(text)) return printed;
  }
  throw new Error(`the process ended without saying "${text}": ${printed}`);
}

/** Returns the whole output of a process once it has ended. */
export async function printedBy(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) printed += String(chunk);
  return printed;
}

/**
 * The peak memory (in MiB) of these processes together while `work` runs. It sums their proportional set sizes, which
 * count a shared page once. 0 if the system does not report them.
 */
export async function peakMemory<Result>(
  pids: () => Promise<readonly number[]>,
  work: Promise<Result>,
): Promise<{ result: Result; peakMiB: number }> {
  let peakKiB = 0;
  let isDone = false;
  const result = work.finally(() => {
    isDone = true;
  });
  for await (const _ of setInterval(1_000)) {
    if (isDone) break;
    const sizes = await Promise.all((await pids()).map(memoryKiB));
    peakKiB = Math.max(
      peakKiB,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }
  return { result: await result, peakMiB: Math.round(peakKiB / 1024) };
}

/**
 * The memory that a process uses now, in MiB. It counts its part of shared pages only. 0 if the system does not
 * report it.
 */
export async function memoryMiB(pid: number): Promise<number> {
  return Math.round((await memoryKiB(pid)) / 1024);
}

async function memoryKiB(pid: number): Promise<number> {
  const sizes = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1] ?? 0);
}

/** Ids of the running processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

/** URL of the read database of the server that runs on a data folder. */
export async function databaseOf(dataDir: string): Promise<string> {
  const running = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as {
    databaseUrl: string;
  };
  return running.databaseUrl;
}
