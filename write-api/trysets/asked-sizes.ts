import { product } from '#domain/products/product.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import type { AskedSize } from '#domain/trysets/request-checks.ts';
import type { WriteDeps } from '../deps.ts';
import { productOfSize } from '../index/product-sizes.ts';
import { untilKnown } from '../index/until-known.ts';

const category = referenceDecider('category');

/** A size as the checks see it, with its product as the stream has it. */
export interface LookedUpSize {
  asked: AskedSize;
  product: ProductState | null;
}

/** Looks a product's size up: the index says which product, the product's stream all else. */
export async function lookUpSize(deps: WriteDeps, productSizeId: number): Promise<LookedUpSize> {
  const { db, streams } = deps;
  const productId = await untilKnown(deps, () => productOfSize(db, productSizeId));
  const state = productId === null ? null : (await streams.refresh(product, productId)).state;
  const size = state?.sizes.find((known) => known.productSizeId === productSizeId);
  if (productId === null || state === null || size === undefined || size.isRemoved) {
    return { asked: { productSizeId, product: null }, product: null };
  }
  const of = state.categoryId === null ? null : await streams.load(category, state.categoryId);
  return {
    asked: {
      productSizeId,
      product: {
        productId,
        isPublished: state.status === 'published',
        isSoldOut: state.isSoldOut || size.isSoldOut,
        isSupportMultipleTry: of?.state.fields?.isSupportMultipleTry ?? false,
      },
    },
    product: state,
  };
}
