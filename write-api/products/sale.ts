import { brand } from '#domain/brands/brand.ts';
import type { ProductFields } from '#domain/products/product-events.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { unprocessable } from '#http/errors.ts';
import type { Streams } from '../kit/commands/streams.ts';

const saleFlags = ['isSaleForCurator', 'isCommerceSaleAvailable'] as const satisfies (keyof ProductFields)[];

/** What a request makes of a product: its fields, and whether it is published from then on, where it says so. */
interface Change {
  brandId: number;
  before: ProductState;
  fields: Partial<ProductFields>;
  isPublished: boolean | undefined;
}

/**
 * Nothing is put on sale that is not published, nor of a brand that is not: 422 `product.brand_removed`,
 * `product.brand_unpublished` or `product.not_published`. What is on sale already is not asked.
 */
export async function requireMayBeSold(streams: Streams, change: Change): Promise<void> {
  const { brandId, before, fields, isPublished } = change;
  const opened = saleFlags.filter((name) => fields[name] === true && !before[name]);
  if (opened.length === 0) return;
  const detail = { fields: opened };
  const { status } = (await streams.refresh(brand, brandId)).state;
  if (status === 'removed') {
    throw unprocessable('product.brand_removed', 'the brand of the product has been removed', detail);
  }
  if (status !== 'published') {
    throw unprocessable('product.brand_unpublished', 'the brand of the product is not published', detail);
  }
  if (!(isPublished ?? before.status === 'published'))
    throw unprocessable('product.not_published', 'the product is not published', detail);
}
