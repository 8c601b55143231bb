import { type ReservationCommand, reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import type { Reservation } from '#domain/brand-events/reservation-state.ts';
import { reservationTransitions } from '#domain/brand-events/reservation-transitions.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { Attendance, Rescheduling } from './bodies.ts';
import { instantOf } from './instants.ts';
import { seesReservation } from './sees.ts';

/** The actions that begin a reservation. Their calls name the event. */
const ownCalls: readonly string[] = ['book', 'invite'];

export const reservationEntity: ActionEntity<Reservation, ReservationCommand, ReservationEvent> = {
  name: 'reservation',
  path: '/v1/reservations',
  title: 'Reservation',
  tag: 'brand events',
  decider: reservation,
  transitions: reservationTransitions.filter(({ action: name }) => !ownCalls.includes(name)),
  specs: {
    book: null,
    invite: null,
    lapse: null,
    accept: action({}, (): ReservationCommand => ({ action: 'accept', additionalFields: null })),
    decline: plain('decline'),
    reschedule: action(
      Rescheduling,
      ({ start, end }): ReservationCommand => ({
        action: 'reschedule',
        start: instantOf(start),
        end: instantOf(end),
      }),
    ),
    cancel: plain('cancel'),
    run_out: null,
    note_attendance: action(
      Attendance,
      ({ has_come: hasCome }): ReservationCommand => ({ action: 'note_attendance', hasCome }),
    ),
    reward: null,
    revoke: null,
    call_off: null,
  },
  isVisible: (state, caller) => seesReservation(caller)(state),
  target: (id, command) => ({ on: 'reservation', id, command }),
};

function plain(name: 'decline' | 'cancel'): ActionSpec<ReservationCommand, Reservation> {
  return action({}, (): ReservationCommand => ({ action: name }));
}
