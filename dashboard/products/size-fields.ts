import type { TFunction } from 'i18next';
import type { ProductSize } from '#read-api/products/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import { problemsOf } from '../kit/fields/problems.ts';

interface Named {
  id: number;
  name: string;
}

const prefix = 'measurement_';

/** Id of the measurement type that a form's field is for; null for all other fields. */
export const measuredBy = (name: string) =>
  name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null;

const measurementField = ({ id, name }: Named): Field => ({
  name: `${prefix}${id}`,
  text: name,
  kind: 'decimal',
  atMost: 100_000,
});

/** The form of a size: its type or own name, its measurements, and whether it is sold out. */
export function sizeFields(t: TFunction, types: readonly Named[], measurements: readonly Named[]): Field[] {
  return [
    {
      name: 'size_type_id',
      text: t('product.sizeForm.type'),
      kind: 'choice',
      isId: true,
      options: [
        { value: '', text: t('product.sizeForm.noType') },
        ...types.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
    },
    {
      name: 'name',
      text: t('product.sizeForm.ownName'),
      kind: 'text',
      atMost: 50,
      help: t('product.sizeForm.ownNameHelp'),
    },
    ...measurements.map(measurementField),
    { name: 'is_sold_out', text: t('product.sizeForm.soldOut'), kind: 'flag' },
  ];
}

/**
 * The fields of a size in the form of a new product. The form asks for the size's own name only if it has no type.
 */
export const newSizeFields = (
  t: TFunction,
  types: readonly Named[],
  measurements: readonly Named[],
): Field[] =>
  sizeFields(t, types, measurements).flatMap(({ help: _, ...field }): Field[] => {
    if (field.name === 'is_sold_out') return [];
    return [field.name === 'name' ? { ...field, when: { name: 'size_type_id', is: '' } } : field];
  });

/** The problems of the measurements in a size's values. */
export function measurementProblems(values: Values) {
  const fields = Object.keys(values).flatMap((name) => {
    const id = measuredBy(name);
    return id === null ? [] : [measurementField({ id, name })];
  });
  return Object.values(problemsOf(fields, values));
}

/** The values of a form for a size; empty for a new size. */
export function sizeValues(size: ProductSize | null): Values {
  if (size === null) return { size_type_id: '', name: '', is_sold_out: 'false' };
  return {
    size_type_id: size.type === null ? '' : String(size.type.id),
    name: size.type === null ? size.name : '',
    is_sold_out: String(size.isMarkedSoldOut),
    ...Object.fromEntries(size.measurements.map(({ type, value }) => [`${prefix}${type.id}`, String(value)])),
  };
}

/**
 * The request's body with the changed fields of a size. The API replaces all measurements at once, so unchanged
 * measurements are sent too.
 */
export function sizeBody(
  changed: Readonly<Record<string, unknown>>,
  size: ProductSize | null,
): Record<string, unknown> {
  const own = Object.entries(changed).filter(([name]) => measuredBy(name) === null);
  const measured = Object.entries(changed).flatMap(([name, value]) => {
    const type = measuredBy(name);
    return type === null ? [] : [[type, value] as const];
  });
  const body = Object.fromEntries(own);
  if (measured.length === 0) return body;
  const all = new Map<number, unknown>(size?.measurements.map(({ type, value }) => [type.id, value]));
  for (const [id, value] of measured) all.set(id, value);
  const measurements = [...all].flatMap(([id, value]) =>
    value === null ? [] : [{ measurement_type_id: id, value }],
  );
  return { ...body, measurements };
}
