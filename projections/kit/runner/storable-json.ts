/** JSON escapes that Postgres rejects: U+0000 and unpaired surrogates. */
const unstorable = /\\u(?:0000|d[89ab][0-9a-f]{2}|d[c-f][0-9a-f]{2})/i;

/** Returns the value as JSON that Postgres accepts; characters that Postgres rejects are replaced. */
export function storableJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  const text = JSON.stringify(value, replacer);
  return unstorable.test(text) ? JSON.stringify(wellFormed(value), replacer) : text;
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [wellFormed(name), wellFormed(inner)]),
  );
}
