import { expect, test } from 'vitest';
import { atWidth } from './column-widths.ts';

const product = { field: 'product', flex: 3, minWidth: 204 };

test('a resized column takes no share of the remaining width', () => {
  expect(atWidth(product, { product: 150 })).toEqual({ field: 'product', width: 150, minWidth: 150 });
  expect(atWidth(product, { product: 300 })).toEqual({ field: 'product', width: 300, minWidth: 204 });
  expect(atWidth(product, { other: 300 })).toBe(product);
});
