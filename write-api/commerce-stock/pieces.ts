import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import type { CommerceStockDeadline } from '#domain/commerce-stock/reacting.ts';
import type { CommercePiece } from '#domain/commerce-stock/stock-events.ts';
import { product } from '#domain/products/product.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { hasBegun } from '../kit/commands/streams.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** A piece of a size, for one item of an order. */
export interface PieceOfSize {
  productSizeId: number;
  piece: CommercePiece;
}

/**
 * Reserves a piece for an item of an order that is about to be placed. A repeat reserves once. After two minutes a deadline
 * gives the piece back unless its order exists. Throws 409 `commerce_stock.not_on_sale` for a product that the shop does not
 * sell, `commerce_stock.transition_not_allowed` for a size that is not for sale, and `commerce_stock.sold_out`.
 */
export async function reserveCommerceStock(
  deps: WriteDeps,
  context: CommandContext,
  { productSizeId, piece }: PieceOfSize,
): Promise<void> {
  const { state } = await deps.streams.refresh(commerceStock, productSizeId);
  if (state.productId !== 0) await requireOnSale(deps, state.productId);
  const target = {
    on: 'commerce_stock',
    id: productSizeId,
    command: { action: 'reserve', ...piece },
  } as const;
  const outcome = await runTarget(deps.streams, target, stepOf(context));
  if (!outcome.ok) throw refusalError(outcome);
}

/** Gives a reserved piece back, so that the shop can sell it again. Does nothing if the item has no piece. */
export async function releaseCommerceStock(
  deps: WriteDeps,
  context: CommandContext,
  { productSizeId, piece }: PieceOfSize,
): Promise<void> {
  await move(deps, context, { productSizeId, piece }, 'release');
}

/** Sells a reserved piece. Throws 409 `commerce_stock.not_reserved` if the item has no piece. */
export async function sellCommerceStock(
  deps: WriteDeps,
  context: CommandContext,
  { productSizeId, piece }: PieceOfSize,
): Promise<void> {
  await move(deps, context, { productSizeId, piece }, 'sell');
}

async function move(
  { streams }: Pick<WriteDeps, 'streams'>,
  context: CommandContext,
  { productSizeId, piece }: PieceOfSize,
  action: 'release' | 'sell',
): Promise<void> {
  const { bodyHash: _, ...rest } = context;
  const commandId = derivedCommandId(context.commandId, `${action} commerce stock ${piece.orderItemId}`);
  const target = { on: 'commerce_stock', id: productSizeId, command: { action, ...piece } } as const;
  const outcome = await runTarget(streams, target, { ...rest, commandId, causationId: context.commandId });
  if (!outcome.ok) throw refusalError(outcome);
}

async function requireOnSale({ streams }: WriteDeps, productId: number): Promise<void> {
  const { status, isCommerceSaleAvailable } = (await streams.refresh(product, productId)).state;
  if (status === 'published' && isCommerceSaleAvailable) return;
  throw conflict(
    'commerce_stock.not_on_sale',
    'the shop does not sell this product: publish it and put it on sale, or order another one',
    { productId },
  );
}

/**
 * Gives a piece back whose order never followed. No area begins streams of orders yet, so there is none to close. The area of
 * orders closes the order's stream here first, and releases only if that append wins.
 */
export const commerceStockDeadline: DeadlineFiring<CommerceStockDeadline> = {
  async fire({ streams }, { productSizeId, piece }, context) {
    if (await hasBegun(streams, 'order', piece.orderId)) return;
    const command = { action: 'release', ...piece } as const;
    await runTarget(streams, { on: 'commerce_stock', id: productSizeId, command }, context('release'));
  },
};
