import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

/** Memory limit of the thread; a paper of ten thousand lines uses less than half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Draws a paper in a worker thread, because thousands of lines take seconds of CPU. Stops when the signal aborts. */
export async function paperInThread(paper: Paper, signal: AbortSignal): Promise<Buffer> {
  const url = new URL('./paper-worker.ts', import.meta.url);
  const worker = new Worker(url, { workerData: paper, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread that draws a paper ended before it was drawn')));
  const onAbort = () => void worker.terminate();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return Buffer.from(await promise);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
