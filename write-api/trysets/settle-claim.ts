import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import type { ClaimDeadline } from '#domain/trysets/reacting.ts';
import { settleClaim } from '#domain/trysets/settle-claim.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Ends a claim whose tryset or added item never followed, and the claims of items that ended before. */
export const claimDeadline: DeadlineFiring<ClaimDeadline> = {
  async fire({ streams }, { claim }, context) {
    for (;;) {
      const { claims } = (await streams.refresh(memberRentals, claim.userId)).state;
      const held = claims[claim.trysetId] ?? [];
      const itemIds = claim.itemIds.filter((id) => held.includes(id));
      if (itemIds.length === 0) return;
      const { state } = await streams.refresh(tryset, claim.trysetId);
      const items = await Promise.all(itemIds.map((id) => streams.refresh(trysetItem, id)));
      const { steps, isLast } = settleClaim(
        { ...claim, itemIds },
        state,
        items.map((item) => item.state),
      );
      for (const step of steps) {
        const { action, ...of } = step.command;
        await runTarget(streams, step, context(`${action} ${JSON.stringify(of)}`));
      }
      if (isLast) return;
    }
  },
};
