import type { TFunction } from 'i18next';
import type { ProductSize } from '#read-api/products/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

interface Named {
  id: number;
  name: string;
}

const prefix = 'measurement_';

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
    ...measurements.map(
      ({ id, name }): Field => ({
        name: `${prefix}${id}`,
        text: name,
        kind: 'decimal',
        atMost: 100_000,
      }),
    ),
    { name: 'is_sold_out', text: t('product.sizeForm.soldOut'), kind: 'flag' },
  ];
}

/** The form's values for a size; empty for a new one. */
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
 * The request's body with the changed fields of a size. The API replaces all measurements at once, so unchanged ones are
 * sent with the changed ones.
 */
export function sizeBody(
  changed: Readonly<Record<string, unknown>>,
  size: ProductSize | null,
): Record<string, unknown> {
  const own = Object.entries(changed).filter(([name]) => !name.startsWith(prefix));
  const measured = Object.entries(changed).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[Number(name.slice(prefix.length)), value] as const] : [],
  );
  const body = Object.fromEntries(own);
  if (measured.length === 0) return body;
  const all = new Map<number, unknown>(size?.measurements.map(({ type, value }) => [type.id, value]));
  for (const [id, value] of measured) all.set(id, value);
  const measurements = [...all].flatMap(([id, value]) =>
    value === null ? [] : [{ measurement_type_id: id, value }],
  );
  return { ...body, measurements };
}
