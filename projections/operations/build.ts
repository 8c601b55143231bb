import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Report } from '../rebuild/report.ts';
import type { BuildEnd, BuildMessage, BuildWork } from './build-work.ts';

/** Building indexes cannot be interrupted: a thread that is at it is ended after this long, as a killed process would be. */
const patienceMs = 5_000;

/** Builds or switches read models in a thread of its own, until the signal aborts. */
export async function build(
  work: BuildWork,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<BuildEnd> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: work });
  const { promise, resolve } = Promise.withResolvers<BuildEnd>();
  worker.on('message', (message: BuildMessage) => {
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
