import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 3_000;

/** What is asked, or null where it fails or takes too long: a scrape answers what it can, the health checks tell the rest. */
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
