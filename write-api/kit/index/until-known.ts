import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { indexedPosition, newestToIndex } from './position.ts';

const askAgainMs = 10;

/**
 * Asks the index. If `ask` finds nothing, waits until the index has all acknowledged events, and asks again: the index commits
 * in batches and may lag. Throws 503 if the index stays behind.
 */
export async function untilKnown<Found>(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  ask: () => Promise<Found | null>,
): Promise<Found | null> {
  const found = await ask();
  if (found !== null) return found;
  await untilIndexed(deps);
  return ask();
}

/**
 * Waits until the index has all current events of the store. An action on all matching entities must not miss an entity that
 * was written just before. Throws 503 if the index stays behind.
 */
export async function untilIndexed(deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): Promise<void> {
  const began = Date.now();
  const awaited = await newestToIndex(deps);
  while (awaited !== null && ((await indexedPosition(deps.db)) ?? -1n) < awaited) {
    if (Date.now() - began >= deps.indexed.patienceMs) throw catchingUp();
    await delay(askAgainMs);
  }
}

/**
 * Returns a function that throws 503 until the index has all events that the store had at the function's first call. Later
 * calls return at once.
 */
export function indexedOnce(deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): () => Promise<void> {
  let isWhole = false;
  return async () => {
    if (isWhole) return;
    await untilIndexed(deps);
    isWhole = true;
  };
}

function catchingUp(): ApiError {
  const message = 'the index of commands is not up to date yet; nothing was done, try again';
  return new ApiError(503, 'service.unavailable', message, { headers: { 'retry-after': '2' } });
}
