import type { ProductSizeCommand } from '#domain/products/product.ts';
import type { ProductSizeFields } from '#domain/products/product-events.ts';
import { taken } from '../kit/changes/fields.ts';
import type { SizeSaid } from './bodies.ts';

/** Returns the fields of a size that the request sets. */
export function changedSize(said: SizeSaid): Partial<ProductSizeFields> {
  return taken(said, { sizeTypeId: true, name: true, measurements: true, isSoldOut: false });
}

/** Returns all fields of a new or replaced size. */
export function wholeSize(said: SizeSaid): ProductSizeFields {
  return { sizeTypeId: null, name: null, measurements: [], ...changedSize(said) };
}

export function addSize(productSizeId: number, said: SizeSaid): ProductSizeCommand[] {
  return [{ action: 'add_size', productSizeId, ...wholeSize(said) }, ...soldOut(productSizeId, said)];
}

export function soldOut(productSizeId: number, said: SizeSaid): ProductSizeCommand[] {
  if (said.isSoldOut === undefined) return [];
  return [{ action: said.isSoldOut ? 'mark_size_sold_out' : 'unmark_size_sold_out', productSizeId }];
}
