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
  /** Returns whether this process leads, and the reactor's lag in seconds. */
  state(): { leads: boolean; lagSeconds: number };
  stop(): Promise<void>;
}

/**
 * Starts the index, reactions, deadlines and outside calls; of several processes, one leads. `checkpoint` is the name of the
 * reactor's checkpoint, which all processes of a store and database share. Resolves once the reactor has a checkpoint. Without
 * one, the consequences of a command that is accepted before the checkpoint would never run.
 */
export async function startFollower(
  deps: WriteDeps,
  pool: Pool,
  report: (error: unknown) => void,
  { checkpoint = 'main', pace = usualPace }: { checkpoint?: string; pace?: Pace } = {},
): Promise<Follower> {
  // If the store is unavailable, no command is accepted either. The checkpoint is written when the store is back.
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
        watch(repeat(() => fireDueDeadlines(deps, report), both, pace)),
        ...chores.map((chore) => watch(repeat(() => chore(deps), both, pace))),
        watch(makeCalls(deps, outsideCalls, both, report, pace)),
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

/** Repeats work until the signal aborts: at once if the last run found work, otherwise after a pause. */
async function repeat(work: () => Promise<number>, signal: AbortSignal, pace: Pace): Promise<void> {
  while (!signal.aborted) {
    const done = await work();
    if (done === 0) await delay(pace.lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
