import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * Some things cannot be interrupted, such as building an index: a process that is at it is killed after this long, and its
 * work goes on as that of any process that was.
 */
const patienceMs = 5_000;

/** As a server is kept small, but with room for what a batch takes: else more than a sixth of the time would go into clearing. */
const nodeFlags = ['--max-semi-space-size=32', '--heap-growing-percent=100'];

/** What such a process is told: its work, and later that it should stop. */
export type Told<Work> = { work: Work } | 'stop';

/** What it says: how far it is, and how it ended. */
export type Said<Report, End> = { report: Report } | { end: End };

/** How one ended that did not say so itself. */
export type Broken = { outcome: 'stopped' } | { outcome: 'failed'; message: string };

/**
 * Works in a process of its own, which is told to stop when the signal aborts, and ends with this one: so it keeps nobody
 * from being answered, and what memory it took goes with it.
 */
export async function inProcess<Work extends object, Report, End>(
  script: URL,
  work: Work,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<End | Broken> {
  // Keys are among what it is told: bytes stay bytes, and nothing of it stands in its arguments.
  const child = fork(script, {
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Where it is gone already, it says so by its end.
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
