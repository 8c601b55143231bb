import type { TrysetItemDeadline } from '#domain/tryset-items/deadlines.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Carries out an item's deadlines. Each is named like the action that it runs. */
export const itemDeadline: DeadlineFiring<TrysetItemDeadline> = {
  async fire({ streams }, { name, trysetItemId: id }, context) {
    await runTarget(streams, { on: 'tryset_item', id, command: { action: name } }, context(name));
  },
};
