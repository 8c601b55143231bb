import type { ProductEvent } from '#domain/products/product-events.ts';
import type { Projection } from '../projection.ts';
import { type ProductSizeRow, productSizesTable } from './tables.ts';

const types: readonly string[] = [
  'ProductSizeAdded',
  'ProductSizeRevised',
  'ProductSizeSoldOutMarked',
  'ProductSizeSoldOutUnmarked',
  'ProductSizeRemoved',
] satisfies ProductEvent['type'][];

/** Sizes belong to the product's stream but have their own rows. */
export const productSizesProjection: Projection<ProductSizeRow, ProductEvent> = {
  name: 'product_sizes',
  table: productSizesTable,
  categories: ['product'],
  knows: (type) => types.includes(type),
  keys: ({ event: { data } }) => ('productSizeId' in data ? [data.productSizeId] : []),
  fold(row, { event, at }) {
    if (event.type === 'ProductSizeAdded') {
      const { productSizeId, productId, sizeTypeId, name, measurements } = event.data;
      const said = { id: productSizeId, productId, sizeTypeId, name, measurements };
      return { ...said, isSoldOut: false, isRemoved: false, createdAt: at, updatedAt: at };
    }
    return row === null ? null : { ...row, ...changed(event), updatedAt: at };
  },
};

function changed(event: ProductEvent): Partial<ProductSizeRow> {
  switch (event.type) {
    case 'ProductSizeRevised':
      return event.data.changed;
    case 'ProductSizeSoldOutMarked':
      return { isSoldOut: true };
    case 'ProductSizeSoldOutUnmarked':
      return { isSoldOut: false };
    case 'ProductSizeRemoved':
      return { isRemoved: true };
    default:
      return {};
  }
}
