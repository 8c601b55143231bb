import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BrandShot } from './brand.ts';
import type { Shot } from './shots.ts';

/** A picture to draw, of a product or a brand at that index. */
export type Wish = { product: number; shot: Shot } | { brand: number; shot: BrandShot };

/**
 * Draws pictures in a thread of its own, so that what else the process does goes on, and answers them in their order as
 * JPEGs. Ends early, with an error, when the signal aborts.
 */
export async function* drawn(wishes: readonly Wish[], signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('draw.ts', import.meta.url), { workerData: wishes });
  try {
    for await (const [bytes] of on(worker, 'message', { signal, close: ['exit'] })) yield bytes;
  } finally {
    await worker.terminate();
  }
}
