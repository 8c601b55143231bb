import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../../deps.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { advancesBetween } from './advances.ts';
import type { Advanced } from './contract.ts';

/** Advances within this time are sent together, as screens need not update faster. */
const pauseMs = 250;

/**
 * Yields the advances that the caller may see, from a position on and without gaps. Yields null after a quiet period.
 * Ends when the signal aborts.
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
