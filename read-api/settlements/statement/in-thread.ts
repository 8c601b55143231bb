import { Worker } from 'node:worker_threads';
import type { Statement } from './statement-pdf.ts';

/** Memory limit of the thread; a statement of ten thousand lines uses less than half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Draws a statement in a worker thread, because thousands of lines take seconds of CPU. Stops when the signal aborts. */
export async function statementInThread(statement: Statement, signal: AbortSignal): Promise<Buffer> {
  const url = new URL('./statement-worker.ts', import.meta.url);
  const worker = new Worker(url, { workerData: statement, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread that draws a statement ended before it was drawn')));
  const onAbort = () => void worker.terminate();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return Buffer.from(await promise);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
