import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = {
  pid: number;
  /** All text that the program has printed so far, on both outputs. */
  printed(): string;
  /** Resolves when the program has printed a matching text; rejects if it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** The program's exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
};

const running = new Set<ChildProcess>();

/**
 * Starts a program with this process's Node, in the checkout's folder. It gets only the given variables, PATH and the
 * cache of compiled code, which saves time as a run starts a hundred programs.
 */
export function startProgram(args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return code ?? signal;
  });
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(printed);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
        void ended.then((how) => reject(new Error(`ended (${how}) without saying ${pattern}: ${printed}`)));
      }),
    kill: (signal) => child.kill(signal),
    ended,
  };
}

/** Ends programs that a failed test has left running; for `afterEach`. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}

/**
 * Ends a process as a power failure would.
 * @throws if there is no process id: 0 would stand for this process and all its children
 */
export function killOne(pid: number | null | undefined): void {
  if (!pid) throw new Error('there is no process to end');
  process.kill(pid, 'SIGKILL');
}
