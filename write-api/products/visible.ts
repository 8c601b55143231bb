import type { ProductState } from '#domain/products/product-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Returns a function that tells whether the product exists and the caller may see it. */
export function seesProduct(caller: Caller): (state: ProductState) => boolean {
  return ({ status, brandId }) =>
    (status === 'unpublished' || status === 'published') && isInScope(caller, { brandIds: [brandId] });
}
