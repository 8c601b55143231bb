import type { TSchema } from 'typebox';
import { plain } from '#domain/text/plain.ts';

interface Properties {
  properties?: Record<string, { type?: unknown }>;
}

/**
 * Path and query values as their schema means them: decimal digits of any width become an integer, `true` and `false` a boolean.
 * All else stays text, so that `1.5`, `0x1f` or nothing at all is refused instead of read as some number.
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
 * Tabs and line ends are text. The other control characters are orders to a terminal, where a log or a history may be
 * read one day, and no database holds the first of them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** The path of the first text with control characters, or with half of a surrogate pair. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return controls.test(value) || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableText(name, `${path}/?`) ?? unstorableText(inner, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
