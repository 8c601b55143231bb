import { LRUCache } from 'lru-cache';

/** What was found out while the read models stood still, kept until they move on. */
export interface Memo {
  /**
   * The value of `key` at the moment, computed once for all who ask. The moment was read before, so the value is
   * of that moment or of a later one, as are the rows that are shown beside it.
   */
  at<Value extends object>(moment: string, key: string, compute: () => Promise<Value>): Promise<Value>;
}

interface Entry {
  moment: string;
  value: Promise<object>;
}

const entries = 500;

export function createMemo(): Memo {
  const cache = new LRUCache<string, Entry>({ max: entries });
  return {
    at<Value extends object>(moment: string, key: string, compute: () => Promise<Value>) {
      const known = cache.get(key);
      if (known !== undefined && known.moment === moment) return known.value as Promise<Value>;
      const value = compute();
      cache.set(key, { moment, value });
      value.catch(() => cache.delete(key));
      return value;
    },
  };
}
