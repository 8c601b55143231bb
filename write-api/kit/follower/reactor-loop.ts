import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../../deps.ts';
import { isPoison } from '../index/poison.ts';
import type { ReactorCheckpoint } from './checkpoint.ts';
import type { Pace } from './pace.ts';
import { react, recordFailure } from './reactor.ts';

const waitingAtMost = 5_000;

export interface Reactor {
  /** Aborts when the reactor fails; `stop` then throws the error. */
  failed: AbortSignal;
  /** Returns the lag: the age of the next event in seconds; 0 if none waits. */
  lagSeconds(): number;
  /** Queues events in the order of the log. Waits while the queue is full. */
  offer(events: readonly StoredEvent[]): Promise<void>;
  /** Stops after the current event, and stores the checkpoint. */
  stop(): Promise<void>;
}

/** Starts the reactor, which completes the consequences of events shortly after the requests that appended them. */
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
        // If a clock was set back, the recorded time lies in the future; the time since the event's arrival counts then.
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

/** Reacts to an event. An event that cannot be read becomes a failure for staff, and the reactor continues with later events. */
async function reactOrNote(deps: WriteDeps, event: StoredEvent): Promise<void> {
  try {
    await react(deps, event);
  } catch (error) {
    if (!isPoison(error)) throw error;
    await recordFailure(deps.db, event, `the event cannot be read: ${(error as Error).message}`);
  }
}
