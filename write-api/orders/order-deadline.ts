import { personKey } from '#domain/members/person.ts';
import type { BuyerDeadline, OrderItemDeadline } from '#domain/orders/deadlines.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

const actions = { complete_order_item: 'complete', settle_order_item: 'settle' } as const;

/** Completes or settles an item. Nothing happens if it has come back meanwhile, or its return is requested. */
export const orderItemDeadline: DeadlineFiring<OrderItemDeadline> = {
  async fire({ streams }, { name, orderId: id, itemId }, context) {
    const action = actions[name];
    await runTarget(
      streams,
      { on: 'order', id, command: { action, itemId } },
      context(`${action} ${itemId}`),
    );
  },
};

/** Deletes the key of the buyer's data. */
export const buyerDeadline: DeadlineFiring<BuyerDeadline> = {
  async fire({ sealing }, { orderId }) {
    await sealing.forget(personKey('order', orderId));
  },
};
