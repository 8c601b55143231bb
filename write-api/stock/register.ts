import { stockCodeClaim } from '#domain/claim-values.ts';
import { givenStockCode } from '#domain/codes.ts';
import { refuseToLend } from '#domain/products/lending.ts';
import { product } from '#domain/products/product.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import type { StockTerms } from '#domain/stock/stock-events.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { refused, unprocessable } from '#http/errors.ts';
import { requireRoomForGarment } from '../brand-subscriptions/limits.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { untilKnown } from '../kit/index/until-known.ts';
import { isInScope } from '../kit/scope.ts';
import { obstacleOfSize } from '../products/lending.ts';
import { productOfSize } from '../products/size-index.ts';
import { stockCodeOf } from './stock-code.ts';

export interface NewStock {
  productSizeId: number;
  /** The garment's code; null to generate one. */
  code: string | null;
  terms: Omit<StockTerms, 'code'>;
}

/**
 * Registers a garment of a product's size. Throws 409 `claim.stock_code_taken` if another garment of the platform has the
 * code. Throws 422 `stock_item.<obstacle>` if the brand, product or size is removed or unpublished, and 409
 * `subscription.payment_failed` or 422 `subscription.limit_reached` for the brand's plan; a repeat skips these checks, since its
 * first attempt passed them.
 */
export async function registerStock(
  deps: WriteDeps,
  { caller, context }: Asked,
  wish: NewStock,
): Promise<Changed> {
  const { productSizeId, terms } = wish;
  const of = await productOf(deps, productSizeId, caller);
  const { stock_item: [id] = [] } = await deps.ids.forCommand({ stock_item: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const { memory } = await deps.streams.refresh(stockItem, id);
  if (!memory.some(({ commandId }) => commandId === context.commandId)) {
    const obstacle = await obstacleOfSize(deps.streams, of, productSizeId);
    if (obstacle !== null) throw refused(refuseToLend('stock_item', obstacle, productSizeId).refusal);
    await requireRoomForGarment(deps, of);
  }
  const code = wish.code === null ? givenStockCode(id) : stockCodeOf(wish.code, id);
  return makeChange(
    deps,
    {
      decider: stockItem,
      id,
      commands: [
        {
          action: 'register',
          stockItemId: id,
          code,
          brandId: of.brandId,
          productId: of.productId,
          productSizeId,
          regionId: of.regionId,
          ...terms,
        },
      ],
      name: 'register',
      claims: { by: { category: 'stock_item', id }, taken: [stockCodeClaim(code)], givenUp: [] },
    },
    { context },
  );
}

/**
 * Returns the product of a size within the caller's scope. Throws 422 `stock_item.size_unknown` if the size does not exist or
 * was removed.
 */
export async function productWithSize(
  deps: WriteDeps,
  productSizeId: number,
  caller: Caller,
): Promise<ProductState> {
  const state = await productOf(deps, productSizeId, caller);
  if (state.sizes.some((size) => size.productSizeId === productSizeId && !size.isRemoved)) return state;
  throw unknownSize(productSizeId);
}

/** Returns the product that has or had the size. */
async function productOf(deps: WriteDeps, productSizeId: number, caller: Caller): Promise<ProductState> {
  const productId = await untilKnown(deps, () => productOfSize(deps.db, productSizeId));
  const state = productId === null ? null : (await deps.streams.refresh(product, productId)).state;
  if (state !== null && isInScope(caller, { brandIds: [state.brandId] })) return state;
  throw unknownSize(productSizeId);
}

function unknownSize(productSizeId: number) {
  return unprocessable('stock_item.size_unknown', `product size ${productSizeId} does not exist`, {
    productSizeId,
  });
}
