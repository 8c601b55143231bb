import { Worker } from 'node:worker_threads';
import { unprocessable } from '#http/errors.ts';
import type { Label } from '../label.ts';
import type { Unreadable } from './code128.ts';
import type { Printed, Printing } from './labels-pdf.ts';

/** The data that a drawing thread gets, and its result. */
export interface LabelsWork {
  labels: readonly Label[];
  printing: Printing;
}
export type LabelsMessage = { pdf: Uint8Array; notWhole: readonly string[] } | { unreadable: Unreadable };

/** Memory limit of the thread; five hundred labels use a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Draws labels in a worker thread: hundreds take seconds of CPU and would block the event loop. The thread loads
 * drawing libraries and fonts, and frees them on exit. Stops when the signal aborts.
 * @throws 422 `label.not_as_code128` for the first label that does not fit Code 128.
 */
export async function labelsInThread(
  labels: readonly Label[],
  printing: Printing,
  signal: AbortSignal,
): Promise<Printed> {
  const workerData: LabelsWork = { labels, printing };
  const worker = new Worker(new URL('./labels-worker.ts', import.meta.url), { workerData, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<LabelsMessage>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread that draws labels ended before they were drawn')));
  const onAbort = () => void worker.terminate();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const message = await promise;
    if ('unreadable' in message) throw notAsCode128(message.unreadable);
    return { pdf: Buffer.from(message.pdf), notWhole: message.notWhole };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function notAsCode128({ code, reason }: Unreadable) {
  const why =
    reason === 'letters' ? 'has letters that Code 128 lacks' : 'is too long for Code 128 on this paper';
  return unprocessable('label.not_as_code128', `${code} ${why}; ask for symbol=qr`, { code, reason });
}
