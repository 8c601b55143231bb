import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BrandShot } from './brand.ts';
import type { Shot } from './shots.ts';

/** A picture to draw, of the product or brand at this index. */
export type Wish = { product: number; shot: Shot } | { brand: number; shot: BrandShot };

/**
 * Draws pictures in a worker thread, so that the process stays responsive, and yields them in order as JPEGs.
 * @throws if the signal aborts
 */
export async function* drawn(wishes: readonly Wish[], signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('draw.ts', import.meta.url), { workerData: wishes });
  try {
    for await (const [bytes] of on(worker, 'message', { signal, close: ['exit'] })) yield bytes;
  } finally {
    await worker.terminate();
  }
}
