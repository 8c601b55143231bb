import { askedFields, type Field, objectOf, type Values } from './field.ts';
import { pairsOf } from './pairs.ts';
import { readValue } from './read-value.ts';

/**
 * The request's body for the changed fields. The values must have no problems. If a field of an object changed, the
 * whole object is sent, or null if all its fields are empty.
 */
export function bodyOf(
  fields: readonly Field[],
  values: Values,
  changed: readonly string[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of askedFields(fields, values)) {
    const object = objectOf(field.name);
    const value = wireValue(field, values[field.name] ?? '');
    if (object === null) {
      if (changed.includes(field.name)) body[field.name] = value;
    } else if (changed.some((name) => objectOf(name) === object)) {
      const inner = (body[object] ?? {}) as Record<string, unknown>;
      body[object] = { ...inner, [field.name.slice(object.length + 1)]: value };
    }
  }
  for (const [name, value] of Object.entries(body)) {
    if (isEmptyObject(value)) body[name] = null;
  }
  return body;
}

/** The body of a form without earlier values. Empty fields are left out, unless an empty field clears its value. */
export function wholeBodyOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  const said = fields.filter(({ name, clears }) => clears || (values[name] ?? '').trim() !== '');
  return bodyOf(
    fields,
    values,
    said.map(({ name }) => name),
  );
}

function wireValue(field: Field, text: string): unknown {
  const { kind, isId } = field;
  const value = readValue(field, text);
  if (kind === 'flag') return value === 'true';
  if (kind === 'ids') return value === '' ? [] : [...new Set(value.split(',').map(Number))];
  if (kind === 'codes') return value === '' ? [] : value.split(',');
  if (value === '') return null;
  if (kind === 'pairs') return pairsOf(value);
  if (kind === 'moment') return new Date(`${value}:00+09:00`).toISOString();
  return kind === 'whole' || kind === 'decimal' || isId ? Number(value) : value;
}

function isEmptyObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner) => inner === null);
}
