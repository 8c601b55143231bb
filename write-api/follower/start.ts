import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { MasterDeps } from '../auth/deps.ts';
import { fireDueDeadlines } from './deadlines.ts';
import { follow } from './follow.ts';
import { whileLeading } from './lead.ts';

const lookForDeadlinesEveryMs = 1_000;

export interface Follower {
  stop(): Promise<void>;
}

/**
 * Starts index, reactions and deadlines; of several processes, one does the work. `reactor` names the checkpoint: one
 * for all that share a store and a database.
 */
export function startFollower(
  deps: MasterDeps,
  pool: Pool,
  report: (error: unknown) => void,
  reactor = 'main',
): Follower {
  const stopping = new AbortController();
  const running = whileLeading(
    pool,
    stopping.signal,
    async (signal) => {
      const failed = new AbortController();
      const both = AbortSignal.any([signal, failed.signal]);
      const watch = (work: Promise<void>) => work.finally(() => failed.abort());
      await Promise.all([watch(follow(deps, reactor, both)), watch(watchDeadlines(deps, both))]);
    },
    report,
  );
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function watchDeadlines(deps: MasterDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const fired = await fireDueDeadlines(deps);
    if (fired === 0) await delay(lookForDeadlinesEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
