import { expect, test } from 'vitest';
import type { ProductEvent, ProductFields } from '#domain/products/product-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { productsProjection } from './projection.ts';
import { productSizesProjection } from './sizes.ts';

const fields: ProductFields = {
  name: 'Coat',
  code: 'C1',
  categoryId: 3,
  gender: 'female',
  originalPrice: 900,
  price: 800,
  discountRate: 0,
  useMode: 'rent',
  regionId: 'KOREA',
  seasonId: null,
  styleIds: [1],
  colorCode: null,
  materials: [],
  externalLink: null,
  subsidiaryInfo: null,
  enterpriseProductCode: null,
  priority: 0,
  isSaleForCurator: false,
  isCommerceSaleAvailable: false,
};
const size = { productId: 2, productSizeId: 4 };
const history: Given<ProductEvent>[] = [
  { event: { type: 'ProductRegistered', data: { productId: 2, brandId: 1, ...fields } } },
  {
    event: { type: 'ProductSizeAdded', data: { ...size, sizeTypeId: 6, name: null, measurements: [] } },
    on: '2025-01-02',
  },
  { event: { type: 'ProductPublished', data: {} }, on: '2025-01-03' },
  { event: { type: 'ProductUnpublished', data: {} }, on: '2025-01-04' },
  { event: { type: 'ProductRevised', data: { changed: { name: 'Long coat' } } } },
  { event: { type: 'ProductPublished', data: {} }, on: '2025-01-05' },
];

test('a product row follows the product, and keeps when it was first published', () => {
  expect(foldAll(productsProjection, 'product-2', history)).toMatchObject({
    id: 2,
    brandId: 1,
    name: 'Long coat',
    status: 'published',
    styleIds: [1],
    publishedAt: '2025-01-03T00:00:00.000Z',
    createdAt: '2025-01-01T00:00:00.000Z',
    revision: 5n,
  });
  expect(foldAll(productsProjection, 'product-2', history)).not.toHaveProperty('sizes');
});

test('a size is a row of its own in the stream of its product', () => {
  const more: Given<ProductEvent>[] = [
    { event: { type: 'ProductSizeRevised', data: { ...size, changed: { name: 'M' } } } },
    { event: { type: 'ProductSizeSoldOutMarked', data: size } },
    { event: { type: 'ProductSizeRemoved', data: size } },
    { event: { type: 'ProductSizeSoldOutUnmarked', data: { productId: 2, productSizeId: 99 } } },
  ];
  expect(foldAll(productSizesProjection, 'product-2', [...history, ...more], 4)).toMatchObject({
    id: 4,
    productId: 2,
    sizeTypeId: 6,
    name: 'M',
    isSoldOut: true,
    isRemoved: true,
    createdAt: '2025-01-02T00:00:00.000Z',
  });
});
