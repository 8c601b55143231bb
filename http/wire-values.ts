import type { TSchema } from 'typebox';
import { plain } from '#domain/text/plain.ts';

interface Properties {
  properties?: Record<string, { type?: unknown }>;
}

/**
 * Converts path and query values by their schema: decimal digits of any width to an integer, `true` and `false` to a
 * boolean. All other values stay text, so that `1.5`, `0x1f` or an empty value is refused instead of parsed as a number.
 */
export function fromText(schema: TSchema, values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const { properties = {} } = schema as Properties;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, oneFromText(properties[name]?.type, value)]),
  );
}

function oneFromText(type: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?\d{1,16}$/.test(plain(value))) return Number(plain(value));
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/**
 * The control characters except tab, line feed and carriage return. They can act as terminal commands when a log or a history
 * is read later, and no database stores NUL.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regular expression searches for them
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Returns the path of the first text with control characters or a lone surrogate; null if there is none. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return controls.test(value) || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableText(name, `${path}/?`) ?? unstorableText(inner, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
