import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../../deps.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { advancesBetween } from './advances.ts';
import type { Advanced } from './contract.ts';

/** What came within this time is told at once: a screen need not follow faster. */
const pauseMs = 250;

/**
 * What the caller may know to have advanced, from a position on, as it comes: nothing is left out between two tellings.
 * Null says that nothing has come for a while. It ends when the signal is aborted.
 */
export async function* follow(
  deps: LogDeps,
  freshness: Freshness,
  caller: Caller,
  after: bigint | null,
  signal: AbortSignal,
): AsyncGenerator<Advanced | null> {
  let position = after ?? (await freshness.reach(null)).position;
  if (after === null) yield { position: String(position), all: false, entities: {} };
  const over = once(signal, 'abort').then(() => null);
  while (!signal.aborted) {
    const standing = await Promise.race([freshness.reach(position + 1n), over]);
    if (standing === null || signal.aborted) return;
    const { position: reached } = standing;
    if (reached === position) {
      yield null;
      continue;
    }
    const advanced = await advancesBetween(deps, caller, position, reached);
    if (signal.aborted) return;
    yield advanced;
    position = reached;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
