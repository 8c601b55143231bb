import { brand } from '#domain/brands/brand.ts';
import type { ProductFields } from '#domain/products/product-events.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { unprocessable } from '#http/errors.ts';
import type { Streams } from '../kit/commands/streams.ts';

const saleFlags = ['isSaleForCurator', 'isCommerceSaleAvailable'] as const satisfies (keyof ProductFields)[];

/** A change of a product by a request. `isPublished` is undefined if the request leaves the publication unchanged. */
interface Change {
  brandId: number;
  before: ProductState;
  fields: Partial<ProductFields>;
  isPublished: boolean | undefined;
}

/**
 * Checks that only a published product of a published brand goes on sale. Throws 422 `product.brand_removed`,
 * `product.brand_unpublished` or `product.not_published`. A product that is already on sale is not checked.
 */
export async function requireMayBeSold(streams: Streams, change: Change): Promise<void> {
  const { brandId, before, fields, isPublished } = change;
  const opened = saleFlags.filter((name) => fields[name] === true && !before[name]);
  if (opened.length === 0) return;
  const detail = { fields: opened };
  const { status } = (await streams.refresh(brand, brandId)).state;
  if (status === 'removed') {
    throw unprocessable(
      'product.brand_removed',
      'the brand of this product was removed, so it cannot go on sale',
      detail,
    );
  }
  if (status !== 'published') {
    throw unprocessable(
      'product.brand_unpublished',
      'the brand of this product is not published; publish it first',
      detail,
    );
  }
  if (!(isPublished ?? before.status === 'published'))
    throw unprocessable('product.not_published', 'this product is not published; publish it first', detail);
}
