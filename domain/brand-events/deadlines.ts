import { type Deadline, later } from '../reacting.ts';
import { obstacleTo } from '../transition-table.ts';
import { seatPatienceMs } from './event-kinds.ts';
import { endsAt } from './hours.ts';
import type { OccasionEvent } from './occasion-events.ts';
import type { Occasion } from './occasion-state.ts';
import { occasionRules } from './occasion-transitions.ts';
import type { ReservationEvent } from './reservation-events.ts';
import type { Reservation } from './reservation-state.ts';
import { answerDue, reservationRules } from './reservation-transitions.ts';
import type { TakenSeat } from './settle-seat.ts';

/** Closes an event after its end. */
export interface OccasionDeadline extends Deadline {
  name: 'close_brand_event';
  brandEventId: number;
}

/** Settles a seat whose reservation does not follow in time. */
export interface SeatDeadline extends Deadline {
  name: 'settle_seat';
  seat: TakenSeat;
}

/** Ends an invitation without an answer. */
export interface InvitationDeadline extends Deadline {
  name: 'end_invitation';
  reservationId: number;
}

/** The deadlines that an event sets. `occasion` is the state at the event or later. */
export function deadlinesOfOccasion(
  { type, data }: OccasionEvent,
  occasion: Occasion,
  at: string,
): (OccasionDeadline | SeatDeadline)[] {
  const { brandEventId } = occasion;
  switch (type) {
    case 'BrandEventSeatTaken': {
      const { reservationId } = data;
      const seat = { brandEventId, reservationId };
      return [{ name: 'settle_seat', dueAt: later(at, seatPatienceMs), seat }];
    }
    case 'BrandEventApproved':
    case 'BrandEventReopened':
    case 'BrandEventRevised':
      if (occasion.status !== 'recruiting') return [];
      return [{ name: 'close_brand_event', dueAt: endsAt(occasion), brandEventId }];
    default:
      return [];
  }
}

export function deadlinesOfReservation(
  { type }: ReservationEvent,
  reservation: Reservation,
): InvitationDeadline[] {
  if (type !== 'ReservationInvited' && type !== 'ReservationRescheduled') return [];
  const dueAt = answerDue(reservation);
  return dueAt === null ? [] : [{ name: 'end_invitation', dueAt, reservationId: reservation.reservationId }];
}

/** Whether an event is to be closed at the instant `at`. */
export function mustClose(occasion: Occasion, at: string): boolean {
  return obstacleTo(occasionRules, occasion, 'close', { role: 'system', at }) === null;
}

/** Whether an invitation has run out at the instant `at`. */
export function hasRunOut(reservation: Reservation, at: string): boolean {
  return obstacleTo(reservationRules, reservation, 'run_out', { role: 'system', at }) === null;
}
