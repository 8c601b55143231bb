import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { indexedPosition, newestToIndex } from './position.ts';

/** The index is a little behind the streams: what it does not know is asked for again this long. */
const patienceMs = 300;
/** And this long while it is known to be behind, as after the store or the database was away. */
const longPatienceMs = 2_000;

/**
 * Asks the index until it knows; null when it does not though it has taken all that there is. Throws 503 where it stays
 * behind: what it does not know then may well be there.
 */
export async function untilKnown<Found>(
  { db, streams }: Pick<WriteDeps, 'db' | 'streams'>,
  ask: () => Promise<Found | null>,
): Promise<Found | null> {
  const began = Date.now();
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    const waited = Date.now() - began;
    if (waited >= patienceMs) {
      // What was taken in between is known by now.
      if ((await newestToIndex(db, streams.client)) === null) return ask();
      if (waited >= longPatienceMs) throw catchingUp();
    }
    await delay(20);
  }
}

/**
 * Waits until the index has all that the store has now: who acts on everything that matches must not miss what was
 * written just before. Throws 503 where it stays behind.
 */
export async function untilIndexed({ db, streams }: Pick<WriteDeps, 'db' | 'streams'>): Promise<void> {
  const began = Date.now();
  const awaited = await newestToIndex(db, streams.client);
  while (awaited !== null && ((await indexedPosition(db)) ?? -1n) < awaited) {
    if (Date.now() - began >= longPatienceMs) throw catchingUp();
    await delay(20);
  }
}

function catchingUp(): ApiError {
  const message = 'what commands look up is not up to date yet; nothing was done, try again';
  return new ApiError(503, 'service.unavailable', message, { headers: { 'retry-after': '2' } });
}
