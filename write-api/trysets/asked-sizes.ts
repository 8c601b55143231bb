import { product } from '#domain/products/product.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import { type AskedSize, checkSizes } from '#domain/trysets/request-checks.ts';
import { refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { untilKnown } from '../kit/index/until-known.ts';
import { obstacleOfSize } from '../products/lending.ts';
import { productOfSize } from '../products/size-index.ts';
import { stillStands } from '../products/still-stands.ts';

const category = referenceDecider('category');

/** A requested size for the checks, with its product from the stream. */
export interface LookedUpSize {
  asked: AskedSize;
  product: ProductState | null;
}

/** Looks up a product's size. The index names the product; all other facts come from the streams of product and brand. */
export async function lookUpSize(deps: WriteDeps, productSizeId: number): Promise<LookedUpSize> {
  const { db, streams } = deps;
  const productId = await untilKnown(deps, () => productOfSize(db, productSizeId));
  const state = productId === null ? null : (await streams.refresh(product, productId)).state;
  const size = state?.sizes.find((known) => known.productSizeId === productSizeId);
  if (productId === null || state === null || size === undefined) {
    return { asked: { productSizeId, product: null }, product: null };
  }
  const of = state.categoryId === null ? null : await streams.refresh(category, state.categoryId);
  return {
    asked: {
      productSizeId,
      product: {
        productId,
        obstacle: await obstacleOfSize(streams, state, productSizeId),
        isSoldOut: state.isSoldOut || size.isSoldOut,
        isSupportMultipleTry: of?.state.isSupportMultipleTry ?? false,
      },
    },
    product: state,
  };
}

/**
 * Checks the sizes again once garments of them are reserved. Throws if one has been removed, unpublished or sold out since the
 * first check. A removal that has begun is stopped: it may have looked before the garments were reserved. Later changes find them.
 */
export async function requireStillLent(
  deps: WriteDeps,
  productSizeIds: readonly number[],
  context: CommandContext,
): Promise<void> {
  const sizes = await Promise.all(
    productSizeIds.map(async (productSizeId) => {
      const size = await lookUpSize(deps, productSizeId);
      if (size.product === null) return size;
      const stands = await stillStands(deps.streams, { ...size.product, productSizeId }, context);
      return stands ? size : lookUpSize(deps, productSizeId);
    }),
  );
  const refusal = checkSizes(sizes.map((size) => size.asked));
  if (refusal !== null) throw refused(refusal.refusal);
}
