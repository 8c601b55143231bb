import { expect, test } from 'vitest';
import type { ProductSize } from '#read-api/products/contract.ts';
import { sizeBody, sizeValues } from './size-fields.ts';

const size = {
  id: 1,
  type: { id: 91, name: 'M' },
  name: 'M',
  isMarkedSoldOut: true,
  measurements: [
    { type: { id: 61, name: 'Length' }, value: 52.5 },
    { type: { id: 62, name: 'Chest' }, value: 90 },
  ],
} as ProductSize;

test('a size with a type has an empty name in the form', () => {
  expect(sizeValues(size)).toEqual({
    size_type_id: '91',
    name: '',
    is_sold_out: 'true',
    measurement_61: '52.5',
    measurement_62: '90',
  });
  expect(sizeValues({ ...size, type: null })).toMatchObject({ size_type_id: '', name: 'M' });
});

test('sends all measurements if one changed, without the cleared ones', () => {
  expect(sizeBody({ measurement_61: 53 }, size)).toEqual({
    measurements: [
      { measurement_type_id: 61, value: 53 },
      { measurement_type_id: 62, value: 90 },
    ],
  });
  expect(sizeBody({ measurement_61: null, measurement_63: 10 }, size)).toEqual({
    measurements: [
      { measurement_type_id: 62, value: 90 },
      { measurement_type_id: 63, value: 10 },
    ],
  });
});

test('sends only changed fields, and the type as a number', () => {
  expect(sizeBody({ size_type_id: 92 }, size)).toEqual({ size_type_id: 92 });
  expect(sizeBody({ size_type_id: null, name: 'One' }, null)).toEqual({ size_type_id: null, name: 'One' });
});
