import { Worker } from 'node:worker_threads';
import type { WorkerData } from './worker.ts';

/** Projections that run beside an import. They stand by if a server already runs projections. */
export interface OwnProjections {
  /** A promise that rejects when the projections fail. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Memory limits of the thread. Without them its heap grows to several times its need before a collection. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

/** Starts projections in their own thread; resolves when the read models' tables are ready. */
export async function startOwnProjections(data: WorkerData): Promise<OwnProjections> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: data, resourceLimits });
  const started = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Avoids an unhandled rejection. A caller that does not await `failed` notices the failure by the growing lag.
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
