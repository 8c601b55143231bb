import { setTimeout as delay } from 'node:timers/promises';
import type { WriteDeps } from '../../deps.ts';
import { type Pace, usualPace } from '../follower/pace.ts';
import { lease, make } from './one-call.ts';
import type { OutsideCall } from './outside-call.ts';

/**
 * Makes the calls of all given kinds as they become due, until the signal aborts. The signal also aborts running calls. One
 * query looks for the calls of every kind, so that kinds without calls cost nothing. Throws if the database is unavailable.
 */
export async function makeCalls(
  deps: WriteDeps,
  works: readonly OutsideCall[],
  signal: AbortSignal,
  report: (error: unknown) => void,
  pace: Pick<Pace, 'lookEveryMs'> = usualPace,
): Promise<void> {
  /** The running calls by key. If a key is scheduled again during its call, it is called once more afterwards. */
  const kinds = works.map((work) => ({ work, underWay: new Map<string, Promise<void>>() }));
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  let pause = new AbortController();
  ended.addEventListener('abort', () => pause.abort(), { once: true });
  while (!ended.aborted) {
    pause = new AbortController();
    const rooms = kinds.map(({ work: { kind, atOnce }, underWay }) => ({
      kind,
      atMost: atOnce - underWay.size,
      besides: [...underWay.keys()],
    }));
    const due = await lease(deps, rooms);
    for (const { work, underWay } of kinds) {
      for (const each of due.filter(({ kind }) => kind === work.kind)) {
        const made = make(deps, work, each, { signal: ended, report })
          .catch((error: unknown) => failed.abort(error))
          .finally(() => {
            // More calls may be due of a kind that had no room.
            if (underWay.size === work.atOnce) pause.abort();
            underWay.delete(each.key);
          });
        underWay.set(each.key, made);
      }
    }
    if (due.length === 0) {
      await delay(pace.lookEveryMs, undefined, { signal: pause.signal }).catch(() => undefined);
    }
  }
  await Promise.all(kinds.flatMap(({ underWay }) => [...underWay.values()]));
  failed.signal.throwIfAborted();
}
