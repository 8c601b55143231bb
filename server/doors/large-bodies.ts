import { type Shown, textFor } from './called-routes.ts';

/** Returns the largest value that a schema allows. */
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
  const { properties = {}, additionalProperties, maxProperties = 0, maxJsonLength } = schema;
  const named = Object.entries(properties).map(([name, inner]) => [name, largestValue(inner)]);
  const free = typeof additionalProperties === 'object' ? additionalProperties : null;
  const others = Array.from({ length: free === null ? 0 : maxProperties }, (_, n) => [
    `x${n}`,
    largestValue(free ?? {}),
  ]);
  const object = Object.fromEntries([...named, ...others]);
  while (maxJsonLength !== undefined && JSON.stringify(object).length > maxJsonLength) dropLast(object);
  return object;
}

/** Removes the last value of the object's longest inner list or record; of the object itself if it has neither. */
function dropLast(object: Record<string, unknown>): void {
  const inner = Object.values(object).filter((value) => typeof value === 'object' && value !== null);
  const longestInner = inner.length === 0 ? object : longest(inner);
  if (Array.isArray(longestInner)) longestInner.pop();
  else Reflect.deleteProperty(longestInner as object, Object.keys(longestInner as object).at(-1) ?? '');
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

/** Returns the value as JSON with all non-ASCII characters escaped, as some programs write it. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
