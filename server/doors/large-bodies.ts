import { type Shown, textFor } from './called-routes.ts';

/** The largest value that a schema takes. */
export function largestValue(schema: Shown, mark = ''): unknown {
  const { anyOf, enum: values, const: only, type, maximum = 1e9 } = schema;
  if (anyOf !== undefined) return longest(anyOf.map((branch) => largestValue(branch, mark)));
  if (values !== undefined) return longest(values);
  if (only !== undefined) return only;
  if (type === 'object') return largestObject(schema);
  if (type === 'array') return largestList(schema);
  if (type === 'string') return textFor(schema, mark);
  if (type === 'boolean') return false;
  return type === 'null' ? null : maximum;
}

function largestObject(schema: Shown): object {
  const { properties = {}, additionalProperties, maxProperties = 0, maxJsonLength: characters } = schema;
  const named = Object.entries(properties).map(([name, inner]) => [name, largestValue(inner)]);
  if (typeof additionalProperties !== 'object') return Object.fromEntries(named);
  const others: [string, unknown][] = [];
  for (let n = 0; n < maxProperties; n++) {
    const next: [string, unknown] = [`x${n}`, largestValue(additionalProperties)];
    const size = JSON.stringify(Object.fromEntries([...others, next])).length;
    if (characters !== undefined && size > characters) break;
    others.push(next);
  }
  return Object.fromEntries([...named, ...others]);
}

function largestList({ items = {}, maxItems = 0, uniqueItems = false }: Shown): unknown[] {
  const { enum: values, type } = items;
  if (uniqueItems && values !== undefined) return values.slice(0, maxItems);
  return Array.from({ length: maxItems }, (_, n) =>
    uniqueItems && type === 'integer' ? n + 1_000_000 : largestValue(items, uniqueItems ? String(n) : ''),
  );
}

function longest(values: readonly unknown[]): unknown {
  return values.reduce((one, other) => (asciiJson(other).length > asciiJson(one).length ? other : one));
}

/** JSON as programs write it that escape all that is not ASCII. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
