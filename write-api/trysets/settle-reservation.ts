import type { StockItemDeadline } from '#domain/stock/reacting.ts';
import { sameHolder, stockItem } from '#domain/stock/stock-item.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { requestsOf } from './holders.ts';

/** Closes the stream that the reservation waits for. Releases the garment only if that append came first. */
export const reservationDeadline: DeadlineFiring<StockItemDeadline> = {
  async fire({ streams }, { reservation }, context) {
    const garment = await streams.refresh(stockItem, reservation.stockItemId);
    // Lent or given back since: nothing is left to settle.
    if (garment.state.status !== 'requested' || !sameHolder(garment.state.holder, reservation.holder)) return;
    for (;;) {
      const next = await requestsOf[reservation.holder.kind].settle(streams, reservation);
      if (next === null) return;
      await runTarget(streams, next.step, context(next.step.command.action));
      if (next.isLast) return;
    }
  },
};
