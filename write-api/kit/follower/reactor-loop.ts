import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { isUnavailability } from '#http/availability.ts';
import type { WriteDeps } from '../../deps.ts';
import { isPoison } from '../index/poison.ts';
import type { ReactorCheckpoint } from './checkpoint.ts';
import type { Pace } from './pace.ts';
import { react, recordFailure } from './reactor.ts';

const waitingAtMost = 5_000;
const triesAtMost = 3;

/** Waits so many ms, or until the reactor ends. */
type Pause = (ms: number) => Promise<void> | undefined;

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
        if (!(await reactOrNote(deps, event, pause, ended))) return;
        waiting.shift();
        handled = event.position;
      }
      if (Date.now() - savedAt >= saveEveryMs) {
        await checkpoint.save(handled);
        savedAt = Date.now();
      }
    }
  }

  const pause: Pause = (ms) =>
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

/**
 * Reacts to an event. An event that fails several times becomes a failure for staff, and the reactor continues with later
 * events. Returns false if the reactor ended between two tries. Throws if the store or the database is unavailable.
 */
async function reactOrNote(
  deps: WriteDeps,
  event: StoredEvent,
  pause: Pause,
  ended: AbortSignal,
): Promise<boolean> {
  for (let tries = 1; !ended.aborted; tries += 1) {
    try {
      await react(deps, event);
      return true;
    } catch (error) {
      if (isUnavailability(error)) throw error;
      if (isPoison(error) || tries === triesAtMost) {
        const what = isPoison(error) ? 'the event cannot be read' : 'the reaction failed';
        await recordFailure(deps.db, event, `${what}: ${(error as Error).message}`);
        return true;
      }
    }
    await pause(tries * 1_000);
  }
  return false;
}
