import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const lookEveryMs = 500;
const longestPauseMs = 5_000;

/**
 * Restarts Postgres when it ends unexpectedly: killed, or out of disk space (it retries until space is free).
 * Resolves to a function that stops Postgres for good.
 */
export function keepRunning(cluster: Cluster): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watching = (async () => {
    for (let pauseMs = lookEveryMs; !signal.aborted; ) {
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || (await cluster.isRunning())) {
        pauseMs = lookEveryMs;
        continue;
      }
      await cluster.startAgain().catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
    if (await cluster.isRunning()) await cluster.stop();
  };
}
