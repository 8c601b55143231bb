import { reservationDescription, reservationIn } from '../testing/brand-events.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { openReservationStates, reservationLives } from './event-kinds.ts';
import { type ReservationCommand, reservation } from './reservation.ts';
import type { ReservationEvent } from './reservation-events.ts';
import type { Reservation } from './reservation-state.ts';
import { type ReservationAction, reservationTransitions } from './reservation-transitions.ts';

/** The decided table. */
const decided = readRows(
  `book            | none | created | ReservationBooked | user, staff
   invite          | none | created | ReservationInvited | staff, brand_admin
   lapse           | none | lapsed | ReservationBookExpired | system
   accept          | asked | curator_accepted | ReservationAccepted | user, staff | | awaiting
   decline         | asked | curator_declined | ReservationDeclined | user, staff | | awaiting, unrewarded
   reschedule      | open | rescheduled | ReservationRescheduled | user, staff | reason | in time
   cancel          | open | told | ReservationCanceled | user, staff, system | reason | before start, unrewarded
   run_out         | asked | staff_canceled | ReservationCanceled | system | | ran out
   note_attendance | open | same | ReservationAttended | brand_admin, staff | | answered, begun
   reward          | open | same | ReservationRewarded | system
   revoke          | open | same | ReservationRevoked | system`,
  { open: openReservationStates, asked: ['created', 'rescheduled'] },
);

type Case = Sample<Reservation, ReservationCommand, ReservationEvent>;

const { reservationId, brandEventId } = reservationDescription;
const moved = { start: '2026-06-11T04:00:00.000Z', end: '2026-06-11T05:00:00.000Z' };
const asked = { askedAt: '2026-05-25T00:00:00.000Z', isInvitation: true };
const ended = ['none', 'lapsed', 'curator_canceled', 'staff_canceled', 'curator_declined'];
const reward = { lookId: 81, points: 5_000, cash: 0 };
const sideOf = (role: string) => (role === 'user' || role === 'staff' ? role : 'system');

const samples: Readonly<Record<ReservationAction, Case>> = {
  book: {
    command: { action: 'book', ...reservationDescription },
    events: [{ type: 'ReservationBooked', data: reservationDescription }],
  },
  invite: {
    command: { action: 'invite', ...reservationDescription },
    events: [{ type: 'ReservationInvited', data: reservationDescription }],
  },
  lapse: {
    command: { action: 'lapse', reservationId, brandEventId },
    events: [{ type: 'ReservationBookExpired', data: { reservationId, brandEventId } }],
  },
  accept: {
    command: { action: 'accept', additionalFields: null },
    events: [{ type: 'ReservationAccepted', data: { additionalFields: null } }],
    standing: asked,
  },
  decline: {
    command: { action: 'decline' },
    events: [{ type: 'ReservationDeclined', data: {} }],
    standing: asked,
  },
  reschedule: {
    command: { action: 'reschedule', ...moved },
    events: (_, role) => [{ type: 'ReservationRescheduled', data: { ...moved, by: sideOf(role) } }],
  },
  cancel: {
    command: { action: 'cancel' },
    events: (_, role) => [{ type: 'ReservationCanceled', data: { by: sideOf(role) } }],
    told: { user: 'curator_canceled', staff: 'staff_canceled', system: 'staff_canceled' },
  },
  run_out: {
    command: { action: 'run_out' },
    events: [{ type: 'ReservationCanceled', data: { by: 'system' } }],
    standing: asked,
  },
  note_attendance: {
    command: { action: 'note_attendance', hasCome: true },
    events: [{ type: 'ReservationAttended', data: { hasCome: true } }],
    standing: { start: '2026-05-31T04:00:00.000Z', end: '2026-05-31T05:00:00.000Z' },
  },
  reward: {
    command: { action: 'reward', lookId: 81 },
    events: [{ type: 'ReservationRewarded', data: reward }],
    known: ended,
  },
  revoke: {
    command: { action: 'revoke', lookId: 81 },
    events: [{ type: 'ReservationRevoked', data: reward }],
    standing: { rewardedLookIds: [81], givenPoints: 5_000 },
    known: ended,
  },
};

testEveryRow<Reservation, ReservationCommand, ReservationEvent>({
  entity: 'reservation',
  decider: reservation,
  table: reservationTransitions,
  decided,
  samples,
  statuses: [...reservationLives],
  stateOf: reservationIn,
  /** The decided conditions at 09:00 on 1 June in UTC+9. */
  factsOf({ status, start, askedAt, isInvitation, givenPoints }, role) {
    const [now, tomorrow] = ['2026-06-01T00:00:00.000Z', '2026-06-02T00:00:00.000Z'];
    const isOverdue = askedAt !== null && (askedAt <= '2026-05-29T00:00:00.000Z' || start <= tomorrow);
    const facts: Record<string, boolean> = {
      awaiting: status === 'rescheduled' || askedAt !== null,
      answered: askedAt === null,
      'in time': role !== 'user' || start >= tomorrow,
      'before start': role !== 'user' || start > now,
      unrewarded: role === 'system' || givenPoints === 0,
      begun: start <= now,
      'ran out': isInvitation && isOverdue,
    };
    return new Set(Object.keys(facts).filter((fact) => facts[fact]));
  },
});
