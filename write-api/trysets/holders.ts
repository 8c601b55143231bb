import { orderOfItem } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import { isUndecidedOrder, settleOrderReservation } from '#domain/orders/settle-placing.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { HolderKind } from '#domain/stock/stock-status.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { isUndecided, type Reservation, type ReservationStep, settle } from '#domain/trysets/reservation.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** What the reservations of a kind of holder depend on. */
interface HolderRequests {
  /** Whether a garment that the holder has may become free without further commands: the holder's request may fail. */
  isUndecided(streams: Streams, garment: StockItemState, holderId: number): Promise<boolean>;
  /** Returns the next step that settles an expired reservation; null when it is settled. */
  settle(streams: Streams, reservation: Reservation): Promise<ReservationStep | null>;
}

const trysetRequests: HolderRequests = {
  async isUndecided(streams, garment, holderId) {
    return isUndecided(garment, (await streams.refresh(trysetItem, holderId)).state);
  },
  async settle(streams, reservation) {
    const waitsFor = await streams.refresh(tryset, reservation.waitsFor.id);
    const item = await streams.refresh(trysetItem, reservation.holder.id);
    return settle(reservation, waitsFor.state, item.state);
  },
};

const orderRequests: HolderRequests = {
  async isUndecided(streams, garment, holderId) {
    return isUndecidedOrder(garment, (await streams.refresh(order, orderOfItem(holderId))).state);
  },
  async settle(streams, reservation) {
    return settleOrderReservation(reservation, (await streams.refresh(order, reservation.waitsFor.id)).state);
  },
};

/** The requests of each kind of holder. A new kind, or the area of a kind, adds its line here. */
export const requestsOf: Readonly<Record<HolderKind, HolderRequests>> = {
  tryset_item: trysetRequests,
  order_item: orderRequests,
};
