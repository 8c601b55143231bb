import { order } from '#domain/orders/order.ts';
import { settleOrderHold } from '#domain/orders/settle-placing.ts';
import { heldFor, type PointShare } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { PaidKind } from '#domain/points/point-kinds.ts';
import type { HoldDeadline } from '#domain/points/reacting.ts';
import { type Hold, type HoldSteps, settleTrysetHold } from '#domain/points/settle-hold.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { settleTicketHold } from '#domain/user-tickets/settle-sign-up.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Streams } from '../kit/commands/streams.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Returns the next steps that settle a hold, from the stream that it names and the shares that are still held. */
type SettlesHold = (streams: Streams, hold: Hold, shares: readonly PointShare[]) => Promise<HoldSteps>;

/**
 * How the hold of each kind is settled: the first step closes the stream that the hold names. A new kind, or the area of a
 * kind, adds its line here.
 */
const settlesHold: Readonly<Record<PaidKind, SettlesHold>> = {
  tryset: settleOfTryset,
  order: async (streams, hold) => settleOrderHold(hold, (await streams.refresh(order, hold.for.id)).state),
  ticket: async (streams, hold) =>
    settleTicketHold(hold, (await streams.refresh(userTicket, hold.for.id)).state.status),
};

async function settleOfTryset(
  streams: Streams,
  hold: Hold,
  shares: readonly PointShare[],
): Promise<HoldSteps> {
  const waitsFor = await streams.refresh(tryset, hold.for.id);
  const items = await Promise.all(shares.map(({ itemId }) => streams.refresh(trysetItem, itemId)));
  return settleTrysetHold(
    hold,
    waitsFor.state,
    items.map(({ state }) => state),
  );
}

/** Releases a hold if the thing that it pays for never followed. */
export const holdDeadline: DeadlineFiring<HoldDeadline> = {
  async fire({ streams }, { hold }, context) {
    for (;;) {
      const { holds } = (await streams.refresh(pointAccount, hold.userId)).state;
      const shares = heldFor(holds, hold.for, null);
      if (shares.length === 0) return;
      const { steps, isLast } = await settlesHold[hold.for.kind](streams, hold, shares);
      for (const step of steps) {
        const { action, ...of } = step.command;
        await runTarget(streams, step, context(`${action} ${JSON.stringify(of)}`));
      }
      if (isLast) return;
    }
  },
};
