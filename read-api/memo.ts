import { LRUCache } from 'lru-cache';

/** What was found out while the read models stood at a position, kept until they move on. */
export interface Memo {
  /**
   * The value of `key` at the position, computed once for all who ask. The position was read before, so the value is
   * of that position or of a later one, as are the rows that are shown beside it.
   */
  at<Value extends object>(position: bigint, key: string, compute: () => Promise<Value>): Promise<Value>;
}

interface Entry {
  position: bigint;
  value: Promise<object>;
}

const entries = 500;

export function createMemo(): Memo {
  const cache = new LRUCache<string, Entry>({ max: entries });
  return {
    at<Value extends object>(position: bigint, key: string, compute: () => Promise<Value>) {
      const known = cache.get(key);
      if (known !== undefined && known.position === position) return known.value as Promise<Value>;
      const value = compute();
      cache.set(key, { position, value });
      value.catch(() => cache.delete(key));
      return value;
    },
  };
}
