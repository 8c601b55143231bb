import { type CommerceStockCommand, commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { product } from '#domain/products/product.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { seesProduct } from '../products/visible.ts';
import type { CommerceStockSaid } from './bodies.ts';

/**
 * Says how a size is offered in the shop. Throws 404 if the caller may not see the product or the product has no such size,
 * and 422 `commerce_stock.no_count` for a brand's stock without a count.
 */
export async function setCommerceStock(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  { productId, productSizeId, said }: { productId: number; productSizeId: number; said: CommerceStockSaid },
): Promise<Changed> {
  const { state: owner } = await present(deps, product, productId, context, seesProduct(caller));
  const size = owner.sizes.find((each) => each.productSizeId === productSizeId);
  if (size === undefined || size.isRemoved) throw notFound('product_size', productSizeId);
  const { state } = await deps.streams.refresh(commerceStock, productSizeId);
  const { type = state.type, isForSale = state.status !== 'not_for_sale', availableCount } = said;
  const sale = { productSizeId, productId, brandId: owner.brandId, type, isForSale };
  const commands: CommerceStockCommand[] = [{ action: 'set_sale', ...sale }];
  if (availableCount !== undefined) commands.push({ action: 'set_available_count', availableCount });
  const change = { decider: commerceStock, id: productSizeId, commands, name: 'set_commerce_stock' };
  return makeChange(deps, change, { context, seenRevision });
}
