import { Worker } from 'node:worker_threads';
import type { WorkerData } from './worker.ts';

/** Projections that run beside an import. Where a server runs them already, these stand by. */
export interface OwnProjections {
  /** Rejects when they break down. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Left alone, the thread's heap grows to several times of what it needs before it is cleared. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

/** Starts projections in a thread of their own; resolves when the read models are ready to be written. */
export async function startOwnProjections(data: WorkerData): Promise<OwnProjections> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: data, resourceLimits });
  const started = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Whoever does not wait for them learns of it from the read models' lag.
  failed.promise.catch(() => undefined);
  worker.once('message', () => started.resolve());
  worker.once('error', (error) => {
    started.reject(error);
    failed.reject(error);
  });
  await started.promise;
  return {
    failed: failed.promise,
    async stop() {
      worker.postMessage('stop');
      await ended;
    },
  };
}
