import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { WriteDeps } from '../../deps.ts';
import { chores, outsideCalls } from '../../reactions.ts';
import { makeCalls } from '../outside/make-calls.ts';
import { fireDueDeadlines } from './deadlines.ts';
import { follow, reactorCheckpointOf } from './follow.ts';
import { whileLeading } from './lead.ts';
import { type Pace, usualPace } from './pace.ts';
import type { Reactor } from './reactor-loop.ts';

export interface Follower {
  /** Whether this process does the work, and for how long the oldest event has waited to be reacted to. */
  state(): { leads: boolean; lagSeconds: number };
  stop(): Promise<void>;
}

/**
 * Starts index, reactions, deadlines and calls on services of others; of several processes, one does the work.
 * `checkpoint` names the reactor's: one for all that share a store and a database. Resolves once reactions have a
 * beginning: a command that is taken earlier would count as past, and nobody would finish what it left undone.
 */
export async function startFollower(
  deps: WriteDeps,
  pool: Pool,
  report: (error: unknown) => void,
  { checkpoint = 'main', pace = usualPace }: { checkpoint?: string; pace?: Pace } = {},
): Promise<Follower> {
  // Where the store is away no command is taken either, and the beginning is made when it is back.
  await reactorCheckpointOf(deps, checkpoint).catch(report);
  const stopping = new AbortController();
  let reactor: Pick<Reactor, 'lagSeconds'> | null = null;
  const running = whileLeading(
    pool,
    stopping.signal,
    async (signal) => {
      const failed = new AbortController();
      const both = AbortSignal.any([signal, failed.signal]);
      const watch = (work: Promise<void>) => work.finally(() => failed.abort());
      await Promise.all([
        watch(
          follow(deps, { checkpoint, pace }, both, (now) => {
            reactor = now;
          }),
        ),
        watch(repeat(() => fireDueDeadlines(deps), both, pace)),
        ...chores.map((chore) => watch(repeat(() => chore(deps), both, pace))),
        ...outsideCalls.map((work) => watch(makeCalls(deps, work, both, report, pace))),
      ]);
    },
    report,
  );
  return {
    state: () => ({ leads: reactor !== null, lagSeconds: reactor?.lagSeconds() ?? 0 }),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Does it again and again, at once while there was something to do. */
async function repeat(work: () => Promise<number>, signal: AbortSignal, pace: Pace): Promise<void> {
  while (!signal.aborted) {
    const done = await work();
    if (done === 0) await delay(pace.lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
