import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { serverFlags } from '../scripts/server-flags.mjs';

const root = new URL('..', import.meta.url).pathname;

/** A program of the project, run as its own process with the same Node. */
export function run(script: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return runNode([script, ...args], env);
}

/** A server, or one of its roles, with Node as `npm start` has it. */
export function runServer(args: readonly string[], env: Record<string, string>): ChildProcess {
  return runNode([...serverFlags, 'server/main.ts', ...args], env);
}

function runNode(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that fails leaves nothing running.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** The exit code of a process. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return Number(code);
}

/** What a process prints until the text comes; fails where it ends before. */
export async function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes(text)) return printed;
  }
  throw new Error(`the process ended without saying "${text}": ${printed}`);
}

/** All that a process prints until its end. */
export async function printedBy(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) printed += String(chunk);
  return printed;
}

/**
 * The most memory (in MiB) that these processes had together while `work` ran: their proportional set size, in which a
 * page that several share counts once. 0 where the system does not tell.
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

/** What a process has of the memory at the moment, in MiB; what it shares counts in part. 0 where the system does not tell. */
export async function memoryMiB(pid: number): Promise<number> {
  return Math.round((await memoryKiB(pid)) / 1024);
}

async function memoryKiB(pid: number): Promise<number> {
  const sizes = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1] ?? 0);
}

/** The processes that a process has started and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

/** The read database of the server that runs over a data folder. */
export async function databaseOf(dataDir: string): Promise<string> {
  const running = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as {
    databaseUrl: string;
  };
  return running.databaseUrl;
}
