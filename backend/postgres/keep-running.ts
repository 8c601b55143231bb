import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const lookEveryMs = 500;
const longestPauseMs = 5_000;

/**
 * Starts Postgres again where it has ended by itself: killed, or for want of room on the disk, until there is some again.
 * Resolves to what stops it for good.
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
