const chunkSize = 128;

/**
 * The keys of a month's lines, in chunks: adding one copies a chunk, not all keys. A month may have ten thousand lines, and
 * folding them must not take the square of that.
 */
export type LineKeys = readonly (readonly string[])[];

export function withKey(keys: LineKeys, key: string): LineKeys {
  const last = keys.at(-1);
  if (last === undefined || last.length >= chunkSize) return [...keys, [key]];
  return [...keys.slice(0, -1), [...last, key]];
}

export function hasKey(keys: LineKeys, key: string): boolean {
  return keys.some((chunk) => chunk.includes(key));
}
