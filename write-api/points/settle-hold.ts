import { heldFor } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { HoldDeadline } from '#domain/points/reacting.ts';
import { settleHold } from '#domain/points/settle-hold.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Carries out the deadline of a hold: releases the hold if its tryset was never requested. */
export const holdDeadline: DeadlineFiring<HoldDeadline> = {
  async fire({ streams }, { hold }, context) {
    for (;;) {
      const { holds } = (await streams.refresh(pointAccount, hold.userId)).state;
      const shares = heldFor(holds, hold.trysetId, null);
      if (shares.length === 0) return;
      const waitsFor = (await streams.refresh(tryset, hold.trysetId)).state;
      const items = await Promise.all(
        shares.map(({ trysetItemId }) => streams.refresh(trysetItem, trysetItemId)),
      );
      const { steps, isLast } = settleHold(
        hold,
        waitsFor,
        items.map(({ state }) => state),
      );
      for (const step of steps) {
        const { action, ...of } = step.command;
        await runTarget(streams, step, context(`${action} ${JSON.stringify(of)}`));
      }
      if (isLast) return;
    }
  },
};
