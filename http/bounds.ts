import type { TSchema } from 'typebox';
import { type Bounded, recordSchemas } from './largest-body.ts';

/** A place in a value, as a JSON pointer, and the bound it exceeds. */
export interface OutOfBounds {
  path: string;
  message: string;
}

/** The maximum number of values in a whole request, far above the need of any call. */
const valuesAtMost = 10_000;
const levelsAtMost = 32;
/** The maximum number of unknown field names that an error lists. */
const unknownAtMost = 20;

/**
 * Finds where a value has more names, items or characters than its schema allows, or a duplicate item; null if nowhere. It
 * runs in time linear in the value's size. A validator could instead check every item of an oversized list, or compare all
 * items with each other.
 */
export function outOfBounds(schema: TSchema, value: unknown): OutOfBounds | null {
  return tooMuch(value) ?? beyond(schema as Bounded, value, '');
}

function tooMuch(value: unknown): OutOfBounds | null {
  let values = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levelsAtMost) return { path: '', message: `must not have more than ${levelsAtMost} levels` };
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      const inner = Array.isArray(each) ? each : Object.values(each);
      values += inner.length;
      if (values > valuesAtMost) {
        return { path: '', message: `must not have more than ${valuesAtMost} values in all` };
      }
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return null;
}

function beyond(schema: Bounded, value: unknown, path: string): OutOfBounds | null {
  if (schema.anyOf !== undefined) return beyondAll(schema.anyOf, value, path);
  if (typeof value === 'string') return textBeyond(schema, value, path);
  if (Array.isArray(value)) return listBeyond(schema, value, path);
  if (typeof value === 'object' && value !== null) {
    return objectBeyond(schema, value as Record<string, unknown>, path);
  }
  return null;
}

/** Returns a fault unless the value fits into one of the branches that accept its type. */
function beyondAll(branches: readonly Bounded[], value: unknown, path: string): OutOfBounds | null {
  const faults = branches
    .filter((branch) => takesKind(branch, value))
    .map((branch) => beyond(branch, value, path));
  return faults.includes(null) ? null : (faults[0] ?? null);
}

function takesKind({ type, anyOf }: Bounded, value: unknown): boolean {
  if (anyOf !== undefined) return anyOf.some((branch) => takesKind(branch, value));
  if (typeof value === 'string') return type === 'string';
  return type === (Array.isArray(value) ? 'array' : 'object');
}

function textBeyond({ maxLength = Number.POSITIVE_INFINITY }: Bounded, text: string, path: string) {
  // A character has at most two UTF-16 units; the validator counts exactly.
  if (text.length <= 2 * maxLength) return null;
  return { path, message: `must not have more than ${maxLength} characters` };
}

function listBeyond(schema: Bounded, list: readonly unknown[], path: string): OutOfBounds | null {
  const { type, items = {}, maxItems = valuesAtMost, uniqueItems = false } = schema;
  if (type !== 'array') return null;
  if (list.length > maxItems) return { path, message: `must not have more than ${maxItems} items` };
  for (const [index, item] of list.entries()) {
    const fault = beyond(items, item, `${path}/${index}`);
    if (fault !== null) return fault;
  }
  const isTwice = uniqueItems && new Set(list).size < list.length;
  return isTwice ? { path, message: 'must not have duplicate items' } : null;
}

function objectBeyond(
  schema: Bounded,
  object: Readonly<Record<string, unknown>>,
  path: string,
): OutOfBounds | null {
  const { type, properties = {}, maxProperties = valuesAtMost } = schema;
  if (type !== 'object') return null;
  const names = Object.keys(object);
  const records = recordSchemas(schema);
  const namesAtMost = records.length > 0 ? maxProperties : Object.keys(properties).length + unknownAtMost;
  if (names.length > namesAtMost) return { path, message: `must not have more than ${namesAtMost} names` };
  for (const name of names) {
    const inner = Object.hasOwn(properties, name) ? [properties[name] ?? {}] : records;
    for (const each of inner) {
      const fault = beyond(each, object[name], `${path}/${name}`);
      if (fault !== null) return fault;
    }
  }
  return null;
}
