import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./server-process.ts', import.meta.url));

export interface ChildServer {
  readonly url: string;
  readonly warnings: string[];
  /** Returns the server's memory in bytes after a garbage collection. */
  memory(): Promise<number>;
  /** Kills the server process without a shutdown, as a power failure would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server in its own process. */
export async function startChildServer(databaseUrl: string): Promise<ChildServer> {
  const child = fork(SCRIPT, [databaseUrl], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const warnings: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => warnings.push(chunk.toString()));
  const url = await Promise.race([
    message<string>(child),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ended:\n${warnings.join('')}`))),
  ]);
  return {
    url,
    warnings,
    memory: () => {
      child.send('memory');
      return message<number>(child);
    },
    kill: () => end(child, () => child.kill('SIGKILL')),
    stop: () => end(child, () => child.disconnect()),
  };
}

async function message<T>(child: ChildProcess): Promise<T> {
  const [value] = await once(child, 'message');
  return value as T;
}

async function end(child: ChildProcess, cause: () => void): Promise<void> {
  const exit = once(child, 'exit');
  cause();
  await exit;
}
