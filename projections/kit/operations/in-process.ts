import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * The time after which a child process that was asked to stop is killed. Some work cannot be interrupted, such as building an
 * index. The work of a killed child is resumed like that of any killed process.
 */
const patienceMs = 5_000;

/**
 * The child's flags keep its heap small but fit a batch. With the server's own flags, garbage collection takes over a sixth of
 * the time.
 */
const nodeFlags = ['--max-semi-space-size=32', '--heap-growing-percent=100'];

/** A message to the child process: its work, and later the request to stop. */
export type Told<Work> = { work: Work } | 'stop';

/** A message from the child process: its progress or its result. */
export type Said<Report, End> = { report: Report } | { end: End };

/** The result of a child process that exited without reporting one. */
export type Broken = { outcome: 'stopped' } | { outcome: 'failed'; message: string };

/**
 * Runs work in a child process. The child is asked to stop when the signal aborts, and exits with this process. The server
 * stays responsive during the work, and the child's memory is freed at its exit.
 */
export async function inProcess<Work extends object, Report, End>(
  script: URL,
  work: Work,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<End | Broken> {
  // The work contains keys. Advanced serialization keeps them as bytes, and a message is not visible in the process list.
  const child = fork(script, {
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Errors of `send` are ignored: if the child has exited, its exit event reports that.
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
