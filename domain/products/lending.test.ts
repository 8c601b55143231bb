import { expect, test } from 'vitest';
import { brandStatuses } from '../brands/brand-state.ts';
import { lendingObstacle } from './lending.ts';
import { productStatuses } from './product-state.ts';

test('only a published size of a published brand is lent', () => {
  for (const brand of brandStatuses) {
    for (const product of productStatuses) {
      for (const isSizeRemoved of [false, true]) {
        const isLent = brand === 'published' && product === 'published' && !isSizeRemoved;
        expect([
          brand,
          product,
          isSizeRemoved,
          lendingObstacle(brand, product, isSizeRemoved) === null,
        ]).toEqual([brand, product, isSizeRemoved, isLent]);
      }
    }
  }
});

test('returns a removal before an unpublished state, and the brand before product and size', () => {
  expect(lendingObstacle('removed', 'removed', true)).toBe('brand_removed');
  expect(lendingObstacle('unpublished', 'removed', true)).toBe('product_removed');
  expect(lendingObstacle('unpublished', 'unpublished', true)).toBe('size_removed');
  expect(lendingObstacle('unpublished', 'unpublished', false)).toBe('brand_unpublished');
  expect(lendingObstacle('published', 'unpublished', false)).toBe('size_unpublished');
});
