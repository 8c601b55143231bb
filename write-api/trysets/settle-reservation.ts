import type { StockItemDeadline } from '#domain/stock/reacting.ts';
import { sameHolder, stockItem } from '#domain/stock/stock-item.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { requestsOf } from './holders.ts';

/**
 * Carries out the deadline of a reservation. It closes the stream that the reservation waits for, and releases the garment
 * only if that append succeeds.
 */
export const reservationDeadline: DeadlineFiring<StockItemDeadline> = {
  async fire({ streams }, { reservation }, context) {
    const garment = await streams.refresh(stockItem, reservation.stockItemId);
    // The garment has been lent or released since, so nothing is left to settle.
    if (garment.state.status !== 'requested' || !sameHolder(garment.state.holder, reservation.holder)) return;
    for (;;) {
      const next = await requestsOf[reservation.holder.kind].settle(streams, reservation);
      if (next === null) return;
      await runTarget(streams, next.step, context(next.step.command.action));
      if (next.isLast) return;
    }
  },
};
