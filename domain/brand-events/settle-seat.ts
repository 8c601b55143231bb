import type { Target } from '../reacting-kinds.ts';
import { isOpenReservation } from './event-kinds.ts';
import type { Reservation } from './reservation-state.ts';

/** A seat, to be settled. */
export interface TakenSeat {
  brandEventId: number;
  reservationId: number;
}

/** The command that settles a seat, if one is needed; `isLast` if none follows. */
export interface SeatStep {
  step: Target | null;
  isLast: boolean;
}

/**
 * The next step that settles a seat. The first one closes the stream of a reservation that never came, so that a late one is
 * refused. Only then the seat is free.
 */
export function settleSeat(seat: TakenSeat, { status }: Pick<Reservation, 'status'>): SeatStep {
  if (status === 'none') {
    const { reservationId, brandEventId } = seat;
    const command = { action: 'lapse', reservationId, brandEventId } as const;
    return { step: { on: 'reservation', id: reservationId, command }, isLast: false };
  }
  return { step: isOpenReservation(status) ? null : freeSeat(seat), isLast: true };
}

/** The command that frees the seat of a reservation. */
export function freeSeat({ brandEventId, reservationId }: TakenSeat): Target {
  return { on: 'brand_event', id: brandEventId, command: { action: 'free_seat', reservationId } };
}
