import { order } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { ApiError, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { keepsRegion } from '../members/change-region.ts';
import { stillStands } from '../products/still-stands.ts';
import { requireMayBuy } from './buyer-checks.ts';
import { endPayment } from './cancel-order.ts';
import type { WantedOrder } from './wanted-order.ts';

/**
 * Looks at buyer, region and items again once an order is placed, and before money moves. A forgetting, a change of the region or a
 * removal either sees the order and waits, or this look sees them. Then the order ends unpaid, and the error says why. A removal that
 * has only begun is stopped, and the order stays. Throws as `requireMayBuy` does, and 422 `order.other_region` and `order.not_for_sale`.
 */
export async function endIfTooLate(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  wanted: WantedOrder,
  orderId: number,
): Promise<void> {
  const { state } = await deps.streams.refresh(order, orderId);
  try {
    await requireMayBuy(deps, caller, wanted.userId);
    const regionId = state.currency === null ? null : currencyRegion[state.currency];
    if (regionId === null || !(await keepsRegion(deps, { userId: wanted.userId, regionId }, context))) {
      throw unprocessable('order.other_region', 'the member moved to another region: order there', {
        regionId,
      });
    }
    await requireThere(deps, state, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    const { paymentId, items } = (await deps.streams.refresh(order, orderId)).state;
    const end = { ...context, commandId: derivedCommandId(context.commandId, 'end') };
    if (paymentId !== null) await endPayment(deps, { orderId, paymentId }, end);
    else {
      const command = { action: 'cancel_items', itemIds: items.map(({ itemId }) => itemId) } as const;
      await runTarget(deps.streams, { on: 'order', id: orderId, command }, end);
    }
    throw error;
  }
}

/** Throws 422 `order.not_for_sale` if an item's brand, product or size is removed. */
async function requireThere(
  { streams }: WriteDeps,
  { items }: Order,
  context: CommandContext,
): Promise<void> {
  for (const item of items) {
    if (await stillStands(streams, item, context)) continue;
    const { productSizeId } = item;
    throw unprocessable('order.not_for_sale', 'an item cannot be bought now: leave it out', {
      productSizeId,
    });
  }
}
