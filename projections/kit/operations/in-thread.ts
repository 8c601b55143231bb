import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/**
 * Some things cannot be interrupted, such as building an index: a thread that is at it is ended after this long, as a
 * killed process would be.
 */
const patienceMs = 5_000;

/** What a thread says: how far it is, and how it ended. */
export type ThreadMessage<Report, End> = { report: Report } | { end: End };

/** How a thread ended that did not say so itself. */
export type Broken = { outcome: 'stopped' } | { outcome: 'failed'; message: string };

/** Works in a thread of its own, which is told to stop when the signal aborts. */
export async function inThread<Report, End>(
  script: URL,
  work: object,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<End | Broken> {
  const worker = new Worker(script, { workerData: work });
  const { promise, resolve } = Promise.withResolvers<End | Broken>();
  worker.on('message', (message: ThreadMessage<Report, End>) => {
    if ('report' in message) onReport(message.report);
    else resolve(message.end);
  });
  worker.on('error', (error) => resolve({ outcome: 'failed', message: String(error) }));
  worker.on('exit', () => resolve({ outcome: 'stopped' }));
  const stop = async () => {
    worker.postMessage('stop');
    await setTimeout(patienceMs, undefined, { ref: false });
    await worker.terminate();
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
