import { expect, test } from 'vitest';
import type { Values } from '../kit/fields/field.ts';
import { materialsBody, partsOf, sizeProblems, sizesBody, textOf } from './form-parts.ts';

const row = (key: string, values: Values) => ({ key, values });

test('rows survive their conversion to a text, and no rows give an empty text', () => {
  const rows = [row('a', { size_type_id: '91' })];
  expect(partsOf(textOf(rows))).toEqual(rows);
  expect([textOf([]), partsOf('')]).toEqual(['', []]);
});

test('the body drops materials without a type, and has null for empty values', () => {
  const rows = [
    row('a', { material_type_id: '5', attribute: ' outer ', value: '' }),
    row('b', { attribute: 'lost' }),
  ];
  expect(materialsBody(textOf(rows))).toEqual([{ material_type_id: 5, attribute: 'outer', value: null }]);
});

test('the body has a size’s type, else its name, and the filled measurements', () => {
  const rows = [
    row('a', { size_type_id: '91', name: 'ignored', measurement_61: '52.5', measurement_62: ' ' }),
    row('b', { name: ' Free ' }),
  ];
  expect(sizesBody(textOf(rows))).toEqual([
    { size_type_id: 91, measurements: [{ measurement_type_id: 61, value: 52.5 }] },
    { name: 'Free', measurements: [] },
  ]);
});

test('reports unnamed sizes, duplicate sizes and measurements that are no numbers', () => {
  expect(
    sizeProblems([
      row('a', { size_type_id: '91' }),
      row('b', { size_type_id: '91' }),
      row('c', {}),
      row('d', { name: 'Free', measurement_61: '5,5' }),
      row('e', { name: 'Wide', measurement_61: '100001' }),
    ]),
  ).toEqual({ b: 'sameSize', c: 'unnamedSize', d: 'decimal', e: 'decimal' });
});
