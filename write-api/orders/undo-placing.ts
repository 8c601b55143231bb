import { order } from '#domain/orders/order.ts';
import { closingOf } from '#domain/orders/settle-placing.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { releaseOf, takeBack } from '../trysets/reserve.ts';
import type { Steps } from './placing-steps.ts';

/**
 * Undoes the steps of a placing that the order does not need. First it closes the stream, because an equal request under the same
 * key may rely on the same steps. Returns whether the order was placed; then it keeps what it names.
 */
export async function undoPlacing(
  deps: WriteDeps,
  { orderId, userId }: { orderId: number; userId: number },
  { reserved, pieces, purchases }: Steps,
  context: CommandContext,
): Promise<boolean> {
  const { streams } = deps;
  await runTarget(streams, closingOf(orderId), stepOf(context));
  const { state } = await streams.refresh(order, orderId);
  const isPlaced = !state.isPlaceExpired;
  const named = new Map(state.items.map(({ itemId, stockItemId }) => [itemId, stockItemId]));
  const surplus = [...reserved].filter(([itemId, stockItemId]) => named.get(itemId) !== stockItemId);
  const garments = surplus.map(([id, stockItemId]) => releaseOf(stockItemId, { kind: 'order_item', id }));
  const paid = { kind: 'order', id: orderId } as const;
  const rest: Target[] = isPlaced
    ? []
    : [
        { on: 'point_account', id: userId, command: { action: 'release', for: paid, itemId: null } },
        ...pieces.map(
          ({ productSizeId: id, piece }): Target => ({
            on: 'commerce_stock',
            id,
            command: { action: 'release', ...piece },
          }),
        ),
        ...purchases.map(
          (id): Target => ({ on: 'tryset_item', id, command: { action: 'abandon_purchase', orderId } }),
        ),
      ];
  await takeBack(deps, [...garments, ...rest], context);
  return isPlaced;
}
