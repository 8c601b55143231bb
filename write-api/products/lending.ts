import { brand } from '#domain/brands/brand.ts';
import { type LendingObstacle, lendingObstacle } from '#domain/products/lending.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** Returns why garments of this size cannot be lent; null if they can. Reads the brand's current state from its stream. */
export async function obstacleOfSize(
  streams: Streams,
  product: ProductState,
  productSizeId: number,
): Promise<LendingObstacle | null> {
  const { state: owner } = await streams.refresh(brand, product.brandId);
  const size = product.sizes.find((known) => known.productSizeId === productSizeId);
  return lendingObstacle(owner.status, product.status, size?.isRemoved ?? true);
}
