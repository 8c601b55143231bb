import { order } from '#domain/orders/order.ts';
import { settlePurchase } from '#domain/orders/settle-placing.ts';
import type { PurchaseDeadline, TrialDeadline } from '#domain/tryset-items/deadlines.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Deadlines of a trial are named like the actions that they run. */
export const trialDeadline: DeadlineFiring<TrialDeadline> = {
  async fire({ streams }, { name, trysetItemId: id }, context) {
    await runTarget(streams, { on: 'tryset_item', id, command: { action: name } }, context(name));
  },
};

/**
 * Settles a purchase. If its order was never placed, the order's stream is closed first, and the purchase is abandoned only if that
 * append wins. An order that waits for its payment ends the purchase itself.
 */
export const purchaseDeadline: DeadlineFiring<PurchaseDeadline> = {
  async fire({ streams }, { trysetItemId, orderId }, context) {
    for (;;) {
      const { state } = await streams.refresh(order, orderId);
      const { steps, isLast } = settlePurchase(trysetItemId, orderId, state);
      for (const step of steps) await runTarget(streams, step, context(step.command.action));
      if (isLast) return;
    }
  },
};
