import { expect, test } from 'vitest';
import { materialsBody, partsOf, type SizePart, sizeProblems, sizesBody, textOf } from './form-parts.ts';

const size = (key: string, said: Partial<SizePart>): SizePart => ({
  key,
  type: '',
  name: '',
  measured: {},
  ...said,
});

test('rows survive their conversion to a text, and no rows give an empty text', () => {
  const rows = [size('a', { type: '91' })];
  expect(partsOf(textOf(rows))).toEqual(rows);
  expect([textOf([]), partsOf('')]).toEqual(['', []]);
});

test('the body drops materials without a type, and has null for empty values', () => {
  const rows = [
    { key: 'a', type: '5', attribute: ' outer ', value: '' },
    { key: 'b', type: '', attribute: 'lost', value: '' },
  ];
  expect(materialsBody(textOf(rows))).toEqual([{ material_type_id: 5, attribute: 'outer', value: null }]);
});

test('the body has a size’s type, else its name, and the filled measurements', () => {
  const rows = [
    size('a', { type: '91', name: 'ignored', measured: { 61: '52.5', 62: ' ' } }),
    size('b', { name: ' Free ' }),
  ];
  expect(sizesBody(textOf(rows))).toEqual([
    { size_type_id: 91, measurements: [{ measurement_type_id: 61, value: 52.5 }] },
    { name: 'Free', measurements: [] },
  ]);
});

test('reports unnamed sizes, duplicate sizes and measurements that are no numbers', () => {
  expect(
    sizeProblems([
      size('a', { type: '91' }),
      size('b', { type: '91' }),
      size('c', {}),
      size('d', { name: 'Free', measured: { 61: '5,5' } }),
    ]),
  ).toEqual({ b: 'sameSize', c: 'unnamedSize', d: 'decimal' });
});
