import { setTimeout as delay } from 'node:timers/promises';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import type { CommerceStockDeadline } from '#domain/commerce-stock/reacting.ts';
import type { CommercePiece } from '#domain/commerce-stock/stock-events.ts';
import type { CommerceStockType } from '#domain/commerce-stock/stock-kinds.ts';
import { order } from '#domain/orders/order.ts';
import { settlePiece } from '#domain/orders/settle-placing.ts';
import { type ApiError, busy } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { LetOthersBy } from '../trysets/reserve-in-order.ts';

/** A piece of a size, for one item of an order that is about to be placed. */
export interface PieceOfSize {
  productSizeId: number;
  productId: number;
  brandId: number;
  /** Who ships it, as the order sees it. */
  type: CommerceStockType;
  piece: CommercePiece;
}

/** The pieces of a request so far, and the time (of `Date.now`) until which it waits for others. */
interface Taking {
  taken: PieceOfSize[];
  until: number;
}

const pauseMs = 20;

/** How many of the newest reservations of a size may belong to orders that are not decided yet. */
const undecidedAtMost = 50;

/**
 * Reserves pieces for the items of an order that is about to be placed, and notes each in `taken` before it is reserved. A repeat
 * reserves once. After two minutes a deadline gives a piece back unless its order exists.
 *
 * No request loses its piece to one that itself fails: it waits for requests that are not decided yet. Sizes are taken by
 * ascending id, so requests cannot wait in a circle. If several want several pieces of one size, the order with the smallest id
 * goes first. The others start again (`LetOthersBy`), and wait without any piece of this size.
 *
 * Throws 409 `commerce_stock.sold_out`, `commerce_stock.transition_not_allowed` for a size that is not for sale, and
 * `commerce_stock.other_type` if another party ships the size by now. 503 `concurrency.busy` if others stay undecided.
 */
export async function reservePieces(
  deps: WriteDeps,
  context: CommandContext,
  pieces: readonly PieceOfSize[],
  taking: Taking,
): Promise<void> {
  const bySize = Map.groupBy(pieces, ({ productSizeId }) => productSizeId);
  for (const [, ofSize] of [...bySize].toSorted(([one], [other]) => one - other)) {
    await reserveSize(deps, context, ofSize, taking);
  }
}

async function reserveSize(
  deps: WriteDeps,
  context: CommandContext,
  ofSize: readonly PieceOfSize[],
  { taken, until }: Taking,
): Promise<void> {
  const left = [...ofSize];
  for (;;) {
    const [next] = left;
    if (next === undefined) return;
    await offerOnce(deps, next, context);
    const { isShort, undecided } = await standingOf(deps, next, left.length);
    const isBehind = isShort && undecided.some((orderId) => orderId < next.piece.orderId);
    if (isBehind && left.length < ofSize.length) throw new LetOthersBy();
    if (!isBehind) {
      if (!taken.includes(next)) taken.push(next);
      const soldOut = await reserve(deps, next, context);
      if (soldOut === null) {
        left.shift();
        continue;
      }
      if (isShort && undecided.length === 0) throw soldOut;
    }
    if (Date.now() > until) throw busy();
    await delay(pauseMs);
  }
}

/** Who ships the pieces of a size now. */
export async function shipperOf({ streams }: WriteDeps, productSizeId: number): Promise<CommerceStockType> {
  return (await streams.refresh(commerceStock, productSizeId)).state.type;
}

/** Whether nobody took a size out of the shop. Its product has to be on sale, too. */
export async function isOffered({ streams }: WriteDeps, productSizeId: number): Promise<boolean> {
  return (await streams.refresh(commerceStock, productSizeId)).state.status !== 'not_for_sale';
}

/** Offers a size whose offer nobody set, because its product is on sale. A decision that came first stands. */
async function offerOnce(
  { streams }: WriteDeps,
  { productSizeId, productId, brandId }: PieceOfSize,
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.refresh(commerceStock, productSizeId);
  if (state.status !== 'none') return;
  const { type } = state;
  const command = { action: 'offer', productSizeId, productId, brandId, type, isForSale: true } as const;
  await runTarget(streams, { on: 'commerce_stock', id: productSizeId, command }, stepOf(context));
}

/** Returns the refusal if no piece is left now; null if it is reserved. Throws other refusals. */
async function reserve(
  { streams }: WriteDeps,
  { productSizeId, type, piece }: PieceOfSize,
  context: CommandContext,
): Promise<ApiError | null> {
  const command = { action: 'reserve', type, ...piece } as const;
  const target = { on: 'commerce_stock', id: productSizeId, command } as const;
  const outcome = await runTarget(streams, target, stepOf(context));
  if (outcome.ok) return null;
  const error = refusalError(outcome);
  if (error.errorCode !== 'commerce_stock.sold_out') throw error;
  return error;
}

/** Whether fewer pieces are left than wanted, and the other orders that may give theirs back without further commands. */
async function standingOf(
  { streams }: WriteDeps,
  { productSizeId, piece }: PieceOfSize,
  wanted: number,
): Promise<{ isShort: boolean; undecided: readonly number[] }> {
  const { state } = await streams.refresh(commerceStock, productSizeId);
  if (state.availableCount === null || state.availableCount >= wanted) {
    return { isShort: false, undecided: [] };
  }
  const others = state.reserved.filter(({ orderId }) => orderId !== piece.orderId).slice(-undecidedAtMost);
  const orders = await Promise.all(
    others.map(async (each) => {
      const { state: of } = await streams.refresh(order, each.orderId);
      return settlePiece(productSizeId, each, of) === null ? [] : each.orderId;
    }),
  );
  return { isShort: true, undecided: orders.flat() };
}

/** Gives a piece back whose order never followed: it closes the order's stream first, and that append decides. */
export const commerceStockDeadline: DeadlineFiring<CommerceStockDeadline> = {
  async fire({ streams }, { productSizeId, piece }, context) {
    for (;;) {
      const { state } = await streams.refresh(order, piece.orderId);
      const next = settlePiece(productSizeId, piece, state);
      if (next === null) return;
      await runTarget(streams, next.step, context(next.step.command.action));
      if (next.isLast) return;
    }
  },
};
