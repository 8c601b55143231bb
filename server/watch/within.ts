import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 3_000;

/** Resolves to null on a failure or timeout: a scrape reports what it can, and the health checks report the failure. */
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
