import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';

const root = new URL('..', import.meta.url).pathname;

/** A program of the project, run as its own process with the same Node. */
export function run(script: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

/** The most memory (resident, in MiB) that these processes had together while `work` ran; 0 where /proc is not there. */
export async function peakMemory<Result>(
  pids: readonly number[],
  work: Promise<Result>,
): Promise<{ result: Result; peakMiB: number }> {
  let peakKiB = 0;
  let isDone = false;
  const result = work.finally(() => {
    isDone = true;
  });
  for await (const _ of setInterval(200)) {
    if (isDone) break;
    const sizes = await Promise.all(pids.map(residentKiB));
    peakKiB = Math.max(
      peakKiB,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }
  return { result: await result, peakMiB: Math.round(peakKiB / 1024) };
}

async function residentKiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
