import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../../deps.ts';
import { isPoison } from '../index/poison.ts';
import type { ReactorCheckpoint } from './checkpoint.ts';
import type { Pace } from './pace.ts';
import { react, recordFailure } from './reactor.ts';

const waitingAtMost = 5_000;

export interface Reactor {
  /** Aborts when the reactor cannot go on; `stop` then throws why. */
  failed: AbortSignal;
  /** For how long the event that is next has stood in the store, in seconds; 0 where none waits. */
  lagSeconds(): number;
  /** Hands over events in the order of the log; waits while too many are waiting. */
  offer(events: readonly StoredEvent[]): Promise<void>;
  /** Ends after the event under way, and writes the checkpoint down. */
  stop(): Promise<void>;
}

/** Looks after the events that cause something, a little behind the requests that they came from. */
export function startReactor(
  deps: WriteDeps,
  checkpoint: ReactorCheckpoint,
  { patienceMs, saveEveryMs }: Pick<Pace, 'patienceMs' | 'saveEveryMs'>,
  signal: AbortSignal,
): Reactor {
  const waiting: { event: StoredEvent; since: number }[] = [];
  const stopping = new AbortController();
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, stopping.signal, failed.signal]);
  let handled = checkpoint.position;
  let offered = checkpoint.position;
  let savedAt = Date.now();

  async function run() {
    while (!ended.aborted) {
      const [next] = waiting;
      if (next === undefined) {
        handled = offered;
        await pause(100);
      } else {
        const { event, since } = next;
        // Where the clock was set back the time of recording is in the future: then since it came here.
        const age = Math.max(Date.now() - Date.parse(event.recordedAt), performance.now() - since);
        await pause(patienceMs - age);
        if (ended.aborted) return;
        await reactOrNote(deps, event);
        waiting.shift();
        handled = event.position;
      }
      if (Date.now() - savedAt >= saveEveryMs) {
        await checkpoint.save(handled);
        savedAt = Date.now();
      }
    }
  }

  const pause = (ms: number) =>
    ms <= 0 ? undefined : delay(ms, undefined, { signal: ended }).catch(() => undefined);
  const running = run().catch((error: unknown) => {
    failed.abort(error);
  });

  return {
    failed: failed.signal,
    lagSeconds() {
      const next = waiting[0];
      return next === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(next.event.recordedAt)) / 1_000);
    },
    async offer(events) {
      for (const event of events) {
        if (event.position <= checkpoint.position || event.metadata.imported) continue;
        while (waiting.length >= waitingAtMost && !ended.aborted) await pause(100);
        waiting.push({ event, since: performance.now() });
      }
      offered = events.at(-1)?.position ?? offered;
    },
    async stop() {
      stopping.abort();
      await running;
      failed.signal.throwIfAborted();
      await checkpoint.save(handled);
    },
  };
}

/** An event that makes no sense is noted for staff, and the later ones go on. */
async function reactOrNote(deps: WriteDeps, event: StoredEvent): Promise<void> {
  try {
    await react(deps, event);
  } catch (error) {
    if (!isPoison(error)) throw error;
    await recordFailure(deps.db, event, `the event cannot be read: ${(error as Error).message}`);
  }
}
