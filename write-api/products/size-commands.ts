import type { ProductSizeCommand } from '#domain/products/product.ts';
import type { ProductSizeFields } from '#domain/products/product-events.ts';
import { pick } from '../kit/masters/fields.ts';
import { fromWire } from '../kit/masters/names.ts';

export type SizeBody = Readonly<Record<string, unknown>>;

/** The fields of a size that a body says. */
export function changedSize(body: SizeBody): Partial<ProductSizeFields> {
  const { measurements } = body as { measurements?: Record<string, unknown>[] };
  return {
    ...pick(fromWire(body), ['sizeTypeId', 'name']),
    ...(measurements && {
      measurements: measurements.map(fromWire) as unknown as ProductSizeFields['measurements'],
    }),
  };
}

/** All fields of a new or replaced size. */
export function wholeSize(body: SizeBody): ProductSizeFields {
  return { sizeTypeId: null, name: null, measurements: [], ...changedSize(body) };
}

export function addSize(productSizeId: number, body: SizeBody): ProductSizeCommand[] {
  return [{ action: 'add_size', productSizeId, ...wholeSize(body) }, ...soldOut(productSizeId, body)];
}

export function soldOut(productSizeId: number, body: SizeBody): ProductSizeCommand[] {
  if (body.is_sold_out === undefined) return [];
  return [
    { action: body.is_sold_out === true ? 'mark_size_sold_out' : 'unmark_size_sold_out', productSizeId },
  ];
}
