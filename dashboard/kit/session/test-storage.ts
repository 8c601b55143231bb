import type { KeyValueStorage } from './stored-session.ts';

/** An in-memory browser storage. */
export function memoryStorage(): KeyValueStorage & { size: () => number } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    size: () => values.size,
  };
}
