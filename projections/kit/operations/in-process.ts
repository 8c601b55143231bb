import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * Some work cannot be interrupted, such as building an index. The child process is killed after this time; its work is
 * then resumed like that of any killed process.
 */
const patienceMs = 5_000;

/** Keeps the heap small but fits a batch: with the server's own flags, garbage collection takes over a sixth of the time. */
const nodeFlags = ['--max-semi-space-size=32', '--heap-growing-percent=100'];

/** Messages to the child process: its work, and later the request to stop. */
export type Told<Work> = { work: Work } | 'stop';

/** Messages from the child process: progress and result. */
export type Said<Report, End> = { report: Report } | { end: End };

/** Result of a child process that exited without reporting one. */
export type Broken = { outcome: 'stopped' } | { outcome: 'failed'; message: string };

/**
 * Runs work in a child process, which is asked to stop when the signal aborts and exits with this process. The server
 * stays responsive meanwhile, and the memory is freed with the child.
 */
export async function inProcess<Work extends object, Report, End>(
  script: URL,
  work: Work,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<End | Broken> {
  // The message holds keys: advanced serialization keeps them as bytes, and none of it is visible in the arguments.
  const child = fork(script, {
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Send errors are ignored: if the child has exited, its exit event reports that.
  const tell = (told: Told<Work>) => child.send(told, () => undefined);
  const { promise, resolve } = Promise.withResolvers<End | Broken>();
  child.on('message', (message: Said<Report, End>) => {
    if ('report' in message) onReport(message.report);
    else resolve(message.end);
  });
  child.on('error', (error) => resolve({ outcome: 'failed', message: String(error) }));
  child.on('close', (code, by) =>
    resolve(
      code === 0 || signal.aborted
        ? { outcome: 'stopped' }
        : { outcome: 'failed', message: `the process that was at it ended with ${code ?? by}` },
    ),
  );
  tell({ work });
  const stop = async () => {
    tell('stop');
    await setTimeout(patienceMs, undefined, { ref: false });
    child.kill('SIGKILL');
  };
  const onAbort = () => void stop();
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
