import { order } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { settlePurchase } from '#domain/orders/settle-placing.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { endPayment } from './cancel-order.ts';

/**
 * Ends the order that buys a tryset's item, so that the member has the item again. An order that was never placed is closed. A
 * waiting one ends with its payment, whose append decides. Returns whether the purchase ended: not if the payment won.
 */
export async function endPurchase(
  deps: WriteDeps,
  { trysetItemId, orderId }: { trysetItemId: number; orderId: number },
  context: CommandContext,
): Promise<boolean> {
  const present = async (): Promise<Order> => (await deps.streams.refresh(order, orderId)).state;
  const { status, paymentId } = await present();
  if (status === 'wait' && paymentId !== null) await endPayment(deps, { orderId, paymentId }, context);
  for (;;) {
    const after = await present();
    const { steps, isLast } = settlePurchase(trysetItemId, orderId, after);
    for (const step of steps) await runTarget(deps.streams, step, stepOf(context));
    if (isLast) return after.status !== 'wait' && after.paidTime === null;
  }
}
