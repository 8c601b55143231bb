import { describe, expect, test } from 'vitest';
import type { Field } from './kit/fields/field.ts';
import type { FormSample } from './testing/forms.ts';

interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  enum?: readonly string[];
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

const found = import.meta.glob<{ forms: readonly FormSample[] }>('./*/testing/forms.ts', { eager: true });
const forms = Object.values(found).flatMap((area) => area.forms);

/**
 * The schema of a field, and whether the field is required; null if the body has no such field. Slashes in the name
 * lead into nested objects.
 */
function schemaOf(name: string, schema: Schema): { schema: Schema; isRequired: boolean } | null {
  const [first = '', ...rest] = name.split('/');
  const found = schema.properties?.[first];
  if (found === undefined) return null;
  const own = found.anyOf?.find(({ type }) => type !== 'null') ?? found;
  if (rest.length > 0) return schemaOf(rest.join('/'), own);
  return { schema: own, isRequired: schema.required?.includes(first) === true && found.anyOf === undefined };
}

/** The limits of a form field, in the shape of a schema. */
function saidBy({
  kind,
  required,
  atMost,
  atLeast,
  options,
  isId,
}: Field): Partial<Schema> & { isRequired: boolean } {
  const isRequired = required === true;
  if (kind === 'text' || kind === 'lines' || kind === 'password')
    return { isRequired, maxLength: atMost ?? 200 };
  if (kind === 'whole' || kind === 'decimal')
    return { isRequired, minimum: atLeast ?? 0, maximum: atMost ?? Number.NaN };
  if (kind === 'choice' && !isId)
    return { isRequired, enum: (options ?? []).map(({ value }) => value).filter(Boolean) };
  return { isRequired };
}

test('every area with fields of forms has its samples', () => {
  const declared = Object.keys(import.meta.glob(['./*/**/*fields.ts', '!./kit/**']));
  const areas = new Set(declared.map((file) => file.split('/')[1]));
  const sampled = new Set(Object.keys(found).map((file) => file.split('/')[1]));
  expect(areas.size).toBeGreaterThan(10);
  expect(areas.difference(sampled)).toEqual(new Set());
});

const withFields = forms.filter(({ fields }) => fields.length > 0);

describe.each(withFields)('the form of $form has the limits of its call', ({ fields, body }) => {
  test.each(fields.map((field) => [field.name, field] as const))('%s', (name, field) => {
    const found = schemaOf(name, body);
    if (found === null) throw new Error(`the call's schema has no field ${name}`);
    const { isRequired, ...said } = saidBy(field);
    expect(found.schema).toMatchObject(said);
    // A nested field is required only with its object. A form may require more fields than its call.
    if (found.isRequired && !name.includes('/')) expect(isRequired).toBe(true);
  });
});
