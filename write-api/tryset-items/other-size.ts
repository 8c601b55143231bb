import { refuse } from '#domain/decider.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import type { TrysetItemCommand } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { trysetItemRules } from '#domain/tryset-items/item-transitions.ts';
import { withRuleCode } from '#domain/tryset-items/rule-codes.ts';
import { checkSizes } from '#domain/trysets/request-checks.ts';
import { ApiError, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { type LookedUpSize, lookUpSize, requireStillLent } from '../trysets/asked-sizes.ts';
import { releaseOf, takeBack, type Wanted } from '../trysets/reserve.ts';
import { reserveInOrder } from '../trysets/reserve-in-order.ts';

export type OnItem = ActionOn<TrysetItemState, TrysetItemCommand>;

/**
 * Whether the item's table allows the action now. If not, nothing is reserved for it: the command alone tells the refusal, or the
 * first answer of a retry.
 */
export function isAllowed({ state, command, context }: OnItem): boolean {
  const by = { role: context.actor.label, at: context.receivedAt };
  return obstacleTo(trysetItemRules, state, command.action, by) === null;
}

/**
 * Returns a size to which an item can be exchanged. Throws 422 `tryset.size_unknown`, and like a request if the size is not lent.
 * Throws 422 `tryset_item.size_of_another_product` if the size is not of the item's product.
 */
export async function otherSize(
  deps: WriteDeps,
  { productId }: TrysetItemState,
  productSizeId: number,
): Promise<LookedUpSize> {
  const size = await lookUpSize(deps, productSizeId);
  if (size.product !== null && size.product.productId !== productId) {
    const { refusal } = refuse(
      'invalid',
      'tryset_item.size_of_another_product',
      `product size ${productSizeId} is of another product; choose a size of product ${productId}`,
      { productSizeId, productId },
    );
    throw refused(withRuleCode(refusal));
  }
  const obstacle = checkSizes([size.asked]);
  if (obstacle !== null) throw refused(obstacle.refusal);
  return size;
}

/**
 * Reserves a free garment of a size. Returns null if none is free. Throws like a request if the size is removed, unpublished or sold
 * out meanwhile; then nothing stays reserved.
 */
export async function reserveOther(
  deps: WriteDeps,
  wanted: Wanted,
  context: CommandContext,
): Promise<number | null> {
  const stockItemId = await reserved(deps, wanted, context);
  if (stockItemId === null) return null;
  try {
    await requireStillLent(deps, [wanted.productSizeId], context);
  } catch (error) {
    await takeBack(deps, [releaseOf(stockItemId, wanted.holder)], context);
    throw error;
  }
  return stockItemId;
}

async function reserved(deps: WriteDeps, wanted: Wanted, context: CommandContext): Promise<number | null> {
  try {
    return (await reserveInOrder(deps, [wanted], context)).get(wanted.holder.id) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'tryset.size_not_free') return null;
    throw error;
  }
}
