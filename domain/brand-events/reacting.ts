import type { Reacting } from '../reacting.ts';
import { afterOccasion, afterReservation } from './after-event.ts';
import { deadlinesOfOccasion, deadlinesOfReservation } from './deadlines.ts';
import { type OccasionCommand, occasion } from './occasion.ts';
import type { OccasionEvent } from './occasion-events.ts';
import type { Occasion } from './occasion-state.ts';
import { type ReservationCommand, reservation } from './reservation.ts';
import type { ReservationEvent } from './reservation-events.ts';
import type { Reservation } from './reservation-state.ts';

export const occasionReacting: Reacting<Occasion, OccasionCommand, OccasionEvent> = {
  decider: occasion,
  after: afterOccasion,
  deadlines: (event, { at }) => ({ ofState: (state) => deadlinesOfOccasion(event, state, at) }),
};

export const reservationReacting: Reacting<Reservation, ReservationCommand, ReservationEvent> = {
  decider: reservation,
  after: afterReservation,
  deadlines: (event) => ({ ofState: (state) => deadlinesOfReservation(event, state) }),
};
