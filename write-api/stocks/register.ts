import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StockQuality } from '#domain/stock/stock-status.ts';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { stockCodeClaim } from '../commands/claim-values.ts';
import type { CommandContext } from '../commands/context.ts';
import { productOfSize } from '../index/product-sizes.ts';
import { untilKnown } from '../index/until-known.ts';
import { type Changed, makeChange } from '../masters/run.ts';
import { isInScope } from '../scope.ts';

export interface NewStock {
  productSizeId: number;
  /** Null to have one given. */
  code: string | null;
  quality: StockQuality;
  discountRate: number;
  reimbursementRate: number;
}

/** Registers a garment of a product's size. Its code is unique in the whole platform: 409 `claim.stock_code_taken`. */
export async function registerStock(
  deps: MasterDeps,
  wish: NewStock,
  caller: Caller,
  context: CommandContext,
): Promise<{ id: number } & Changed<typeof stockItem.initial>> {
  const { productSizeId, quality, discountRate, reimbursementRate } = wish;
  const of = await productWithSize(deps, productSizeId, caller);
  const { stock_item: [id] = [] } = await deps.ids.forCommand({ stock_item: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const code = wish.code?.trim() ?? `S${String(id).padStart(7, '0')}`;
  const changed = await makeChange(
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
          quality,
          discountRate,
          reimbursementRate,
        },
      ],
      name: 'register',
      claims: { by: { category: 'stock_item', id }, taken: [stockCodeClaim(code)], givenUp: [] },
    },
    context,
  );
  return { id, ...changed };
}

/** The product of a size that the caller may know of. 422 `stock_item.size_unknown` where there is none. */
export async function productWithSize(
  deps: MasterDeps,
  productSizeId: number,
  caller: Caller,
): Promise<typeof product.initial> {
  const productId = await untilKnown(deps, () => productOfSize(deps.db, productSizeId));
  const state = productId === null ? null : (await deps.streams.refresh(product, productId)).state;
  const hasSize = state?.sizes.some((size) => size.productSizeId === productSizeId && !size.isRemoved);
  if (state !== null && hasSize && isInScope(caller, { brandIds: [state.brandId] })) return state;
  throw unprocessable('stock_item.size_unknown', `there is no product size ${productSizeId}`, {
    productSizeId,
  });
}
