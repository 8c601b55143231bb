import { setTimeout as delay } from 'node:timers/promises';
import type { WriteDeps } from '../../deps.ts';
import { type Pace, usualPace } from '../follower/pace.ts';
import { lease, make } from './one-call.ts';
import type { OutsideCall } from './outside-call.ts';

/**
 * Makes the calls of one kind as they become due, until the signal aborts. The signal also aborts running calls. Throws if the
 * database is unavailable.
 */
export async function makeCalls(
  deps: WriteDeps,
  work: OutsideCall,
  signal: AbortSignal,
  report: (error: unknown) => void,
  pace: Pick<Pace, 'lookEveryMs'> = usualPace,
): Promise<void> {
  /** The running calls by key. If a key is scheduled again during its call, it is called once more afterwards. */
  const underWay = new Map<string, Promise<void>>();
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  while (!ended.aborted) {
    const due = await lease(deps, work.kind, work.atOnce - underWay.size, [...underWay.keys()]);
    for (const each of due) {
      const made = make(deps, work, each, { signal: ended, report })
        .catch((error: unknown) => failed.abort(error))
        .finally(() => underWay.delete(each.key));
      underWay.set(each.key, made);
    }
    const isFull = underWay.size >= work.atOnce;
    const pause = delay(pace.lookEveryMs, undefined, { signal: ended }).catch(() => undefined);
    await (isFull ? Promise.race(underWay.values()) : due.length > 0 ? undefined : pause);
  }
  await Promise.all(underWay.values());
  failed.signal.throwIfAborted();
}
