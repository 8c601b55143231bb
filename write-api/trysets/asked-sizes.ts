import { setTimeout as delay } from 'node:timers/promises';
import { product } from '#domain/products/product.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import type { AskedSize } from '#domain/trysets/request-checks.ts';
import type { WriteDeps } from '../deps.ts';
import { productOfSize } from '../index/product-sizes.ts';

const category = referenceDecider('category');

/** A size as the checks see it, with its product as the stream has it. */
export interface LookedUpSize {
  asked: AskedSize;
  product: ProductState | null;
}

/** The index is a little behind the streams: what it does not know is asked for again this long. */
const indexPatienceMs = 300;

/** Asks the index until it knows; null when it does not within its patience. */
export async function untilKnown<Found>(ask: () => Promise<Found | null>): Promise<Found | null> {
  const until = Date.now() + indexPatienceMs;
  for (;;) {
    const found = await ask();
    if (found !== null || Date.now() >= until) return found;
    await delay(20);
  }
}

/** Looks a product's size up: the index says which product, the product's stream all else. */
export async function lookUpSize({ db, streams }: WriteDeps, productSizeId: number): Promise<LookedUpSize> {
  const productId = await untilKnown(() => productOfSize(db, productSizeId));
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
