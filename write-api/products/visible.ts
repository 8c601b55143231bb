import type { ProductState } from '#domain/products/product-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Whether a product is there and the caller may know of it. */
export function seesProduct(caller: Caller): (state: ProductState) => boolean {
  return ({ status, brandId }) =>
    (status === 'unpublished' || status === 'published') && isInScope(caller, { brandIds: [brandId] });
}
