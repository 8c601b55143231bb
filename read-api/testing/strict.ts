import { Value } from 'typebox/value';

type Schema = Record<string, unknown>;

/** The schema with additional properties forbidden in all objects. */
export function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, strict(value)]),
  );
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}

/** The places at which a value violates its schema. */
export function wrongWith(schema: unknown, value: unknown): string[] {
  const errors = Value.Errors(schema as Parameters<typeof Value.Errors>[0], value);
  return errors.map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
}
