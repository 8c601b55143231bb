import type { TFunction } from 'i18next';
import { productGenders } from '#domain/products/product-kinds.ts';
import {
  type FieldKind,
  type ReferenceKind,
  type ReferenceKindRow,
  referenceKinds,
  withDefaults,
} from '#domain/reference/reference-kinds.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import { label } from '../i18n/label.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import type { Entry } from './use-entries.ts';

type Options = readonly { value: string; text: string }[];

/** Products are too many to list, so the person searches them. */
const productsInput = { kind: 'ids', remote: 'product' } as const;

/** The form's fields for a kind, from its row in the domain's table of kinds. */
export function entryFields(t: TFunction, kind: ReferenceKind, categories: Options): Field[] {
  const { fields }: ReferenceKindRow = referenceKinds[kind];
  return Object.entries(fields).map(([name, field]) => ({
    name: snakeCase(name),
    text: label(t, 'attributes.fields', name),
    ...(name === 'priority' && { help: t('attributes.priorityHelp') }),
    ...(name === 'productIds' ? productsInput : inputOf(t, field, categories)),
  }));
}

function inputOf(t: TFunction, field: FieldKind, categories: Options): Omit<Field, 'name' | 'text'> {
  switch (field) {
    case 'text':
      return { kind: 'text', required: true, atMost: 200 };
    case 'optional_text':
      return { kind: 'lines', atMost: 2000 };
    case 'optional_link':
      return { kind: 'text', format: 'link', atMost: 2000 };
    case 'integer':
      return { kind: 'whole', atLeast: 0, atMost: 1_000_000, required: true };
    case 'boolean':
      return { kind: 'flag' };
    case 'gender':
      return {
        kind: 'choice',
        options: productGenders.map((value) => ({ value, text: label(t, 'product.gender', value) })),
      };
    case 'optional_id':
      return {
        kind: 'choice',
        isId: true,
        options: [{ value: '', text: t('attributes.noParent') }, ...categories],
      };
    case 'ids':
      return { kind: 'ids', options: categories };
  }
}

/** The form's values for an entry. Missing fields have the domain's defaults. */
export function entryValues(kind: ReferenceKind, entry: Partial<Entry>): Values {
  const { fields }: ReferenceKindRow = referenceKinds[kind];
  const all: Readonly<Record<string, unknown>> = withDefaults(kind, { name: '', ...entry } as never);
  const values = Object.keys(fields).map((name) => [snakeCase(name), textOf(all[name])]);
  return Object.fromEntries(values);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return value === null || value === undefined ? '' : String(value);
}
