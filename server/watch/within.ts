import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 3_000;

/**
 * Waits for a figure of a scrape; resolves to null on a failure or timeout. A scrape reports what it can, and the health
 * checks report the failure.
 */
export async function within<Value>(asked: Promise<Value>): Promise<Value | null> {
  const late = new AbortController();
  try {
    return await Promise.race([asked, delay(patienceMs, null, { signal: late.signal })]);
  } catch {
    return null;
  } finally {
    late.abort();
  }
}
