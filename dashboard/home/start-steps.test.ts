import { expect, test } from 'vitest';
import { stepsTaken } from './start-steps.ts';

const picture = { original: '', large: '', medium: '', small: '' } as never;
const bare = { images: { list: null, logo: null, title: null }, isProductsExists: false, hasStock: false };

test.each([
  ['nothing', bare, 0, []],
  ['a logo', { ...bare, images: { ...bare.images, logo: picture } }, 0, ['profile']],
  ['a title picture only', { ...bare, images: { ...bare.images, title: picture } }, 0, []],
  ['products', { ...bare, isProductsExists: true }, 0, ['product']],
  ['garments', { ...bare, isProductsExists: true, hasStock: true }, 0, ['product', 'garments']],
  ['a published product', { ...bare, isProductsExists: true }, 1, ['product', 'publish']],
] as const)('a brand with %s has taken these steps', (_, brand, published, steps) => {
  expect(stepsTaken(brand, published)).toEqual(steps);
});
