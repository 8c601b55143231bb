import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { indexedPosition, newestToIndex } from './position.ts';

const askAgainMs = 10;

/**
 * Asks the index, and once more when it has all that is acknowledged by now: the index gathers before it commits, so what it
 * does not know may well be there. Throws 503 where it stays behind.
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
 * Waits until the index has all that the store has now: who acts on everything that matches must not miss what was
 * written just before. Throws 503 where it stays behind.
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
 * Answers what waits until the index has, once, all that the store had when it was first asked; from then on it waits for
 * nothing. Throws 503 until it got there.
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
  const message = 'what commands look up is not up to date yet; nothing was done, try again';
  return new ApiError(503, 'service.unavailable', message, { headers: { 'retry-after': '2' } });
}
