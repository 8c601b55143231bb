import { Worker } from 'node:worker_threads';
import type { Serving, ThreadData } from './thread.ts';

/** The embedded event store in a thread of this process. */
export interface EventStoreThread {
  /** The connection string for the official client. */
  url: string;
  /** Resolves when appends under way are finished and the database is free; rejects where stopping failed. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded event store in a thread of its own, so that what it encodes, decodes and writes does not wait for
 * commands and queries, nor they for it. An error that it does not catch ends the process, as it would without a thread.
 */
export async function startEventStoreThread(data: ThreadData): Promise<EventStoreThread> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: data });
  const { promise: serving, resolve, reject } = Promise.withResolvers<Serving>();
  const ended = new Promise<void>((end) => worker.once('exit', () => end()));
  worker.once('error', reject);
  worker.once('message', resolve);
  const { url } = await serving;
  worker.off('error', reject);
  return {
    url,
    async stop() {
      const broken = new Promise<never>((_, fail) => worker.once('error', fail));
      worker.postMessage('stop');
      await Promise.race([ended, broken]);
    },
  };
}
