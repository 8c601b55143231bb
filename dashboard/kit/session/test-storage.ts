import type { KeyValueStorage } from './stored-session.ts';

/** A storage as a browser has it, in memory. */
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
