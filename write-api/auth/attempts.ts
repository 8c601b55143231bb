import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '#http/errors.ts';

/** Counts failed attempts to sign in. `check` throws 429 `request.too_many` once there were too many. */
export interface AttemptLimit {
  check(address: string, username: string): void;
  failed(address: string, username: string): void;
  succeeded(address: string, username: string): void;
}

const windowMs = 5 * 60_000;
/** Of one address for one username, and of one address for any. */
const failuresAtMost = { pair: 10, address: 100 };

/**
 * Failures of the last five minutes in this process's memory, by address: somebody who knows a username cannot lock
 * its owner out from elsewhere.
 */
export function createAttemptLimit(clock: () => string): AttemptLimit {
  const failures = new LRUCache<string, number[]>({ max: 50_000 });
  const pairOf = (address: string, username: string) => `${address} ${username.toLowerCase()}`;

  const recent = (key: string) => {
    const since = Date.parse(clock()) - windowMs;
    return (failures.get(key) ?? []).filter((time) => time > since);
  };

  const checkOne = (key: string, atMost: number) => {
    const times = recent(key);
    if (times.length < atMost) return;
    const waitMs = (times[times.length - atMost] ?? 0) + windowMs - Date.parse(clock());
    throw tooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
  };

  return {
    check(address, username) {
      checkOne(address, failuresAtMost.address);
      checkOne(pairOf(address, username), failuresAtMost.pair);
    },
    failed(address, username) {
      for (const key of [address, pairOf(address, username)]) {
        failures.set(key, [...recent(key), Date.parse(clock())].slice(-failuresAtMost.address));
      }
    },
    succeeded(address, username) {
      failures.delete(pairOf(address, username));
    },
  };
}
