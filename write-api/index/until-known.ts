import { setTimeout as delay } from 'node:timers/promises';

/** The index is a little behind the streams: what it does not know is asked for again this long. */
const patienceMs = 300;

/** Asks the index until it knows; null when it does not within its patience. */
export async function untilKnown<Found>(ask: () => Promise<Found | null>): Promise<Found | null> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = await ask();
    if (found !== null || Date.now() >= until) return found;
    await delay(20);
  }
}
