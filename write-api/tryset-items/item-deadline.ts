import type { PurchaseDeadline, TrialDeadline } from '#domain/tryset-items/deadlines.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Deadlines of a trial are named like the actions that they run. */
export const trialDeadline: DeadlineFiring<TrialDeadline> = {
  async fire({ streams }, { name, trysetItemId: id }, context) {
    await runTarget(streams, { on: 'tryset_item', id, command: { action: name } }, context(name));
  },
};

/** Gives an unpaid purchase up. Nothing happens if the order paid in time, or another order is buying the item by now. */
export const purchaseDeadline: DeadlineFiring<PurchaseDeadline> = {
  async fire({ streams }, { name, trysetItemId: id, orderId }, context) {
    await runTarget(streams, { on: 'tryset_item', id, command: { action: name, orderId } }, context(name));
  },
};
