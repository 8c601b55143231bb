import { expect, test } from 'vitest';
import { materialsBody, partsOf, type SizePart, sizeProblems, sizesBody, textOf } from './form-parts.ts';

const size = (key: string, said: Partial<SizePart>): SizePart => ({
  key,
  type: '',
  name: '',
  measured: {},
  ...said,
});

test('rows are kept as one text, and none as nothing', () => {
  const rows = [size('a', { type: '91' })];
  expect(partsOf(textOf(rows))).toEqual(rows);
  expect([textOf([]), partsOf('')]).toEqual(['', []]);
});

test('a material without a kind says nothing, and what is empty is null', () => {
  const rows = [
    { key: 'a', type: '5', attribute: ' outer ', value: '' },
    { key: 'b', type: '', attribute: 'lost', value: '' },
  ];
  expect(materialsBody(textOf(rows))).toEqual([{ material_type_id: 5, attribute: 'outer', value: null }]);
});

test('a size goes with its type or else its name, and with what was measured', () => {
  const rows = [
    size('a', { type: '91', name: 'ignored', measured: { 61: '52.5', 62: ' ' } }),
    size('b', { name: ' Free ' }),
  ];
  expect(sizesBody(textOf(rows))).toEqual([
    { size_type_id: 91, measurements: [{ measurement_type_id: 61, value: 52.5 }] },
    { name: 'Free', measurements: [] },
  ]);
});

test('a size without a name, one that is there twice and a measure that is no number are told', () => {
  expect(
    sizeProblems([
      size('a', { type: '91' }),
      size('b', { type: '91' }),
      size('c', {}),
      size('d', { name: 'Free', measured: { 61: '5,5' } }),
    ]),
  ).toEqual({ b: 'sameSize', c: 'unnamedSize', d: 'decimal' });
});
