import { later } from '../reacting.ts';
import type { Rules, Transition } from '../transition-table.ts';
import { answerPatienceMs, lastCallMs, openReservationStates, type ReservationLife } from './event-kinds.ts';
import type { Reservation } from './reservation-state.ts';

export type ReservationGuard =
  | 'awaitingAnswer'
  | 'notAwaitingAnswer'
  | 'memberInTime'
  | 'memberBeforeStart'
  | 'unrewarded'
  | 'begun'
  | 'ranOut';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type ReservationStanding = Pick<
  Reservation,
  'status' | 'start' | 'askedAt' | 'isInvitation' | 'givenPoints' | 'givenCash'
>;

const open = openReservationStates;
const asked = ['created', 'rescheduled'] as const;
const bySystem = ['system'] as const;
const people = ['user', 'staff'] as const;

/** Every action on a reservation. */
export const reservationTransitions = [
  { action: 'book', from: ['none'], to: 'created', event: 'ReservationBooked', who: people },
  {
    action: 'invite',
    from: ['none'],
    to: 'created',
    event: 'ReservationInvited',
    who: ['staff', 'brand_admin'],
  },
  { action: 'lapse', from: ['none'], to: 'lapsed', event: 'ReservationBookExpired', who: bySystem },
  {
    action: 'accept',
    from: asked,
    to: 'curator_accepted',
    event: 'ReservationAccepted',
    who: people,
    guards: ['awaitingAnswer'],
  },
  {
    action: 'decline',
    from: asked,
    to: 'curator_declined',
    event: 'ReservationDeclined',
    who: people,
    guards: ['awaitingAnswer', 'unrewarded'],
    reason: 'optional',
  },
  {
    action: 'reschedule',
    from: open,
    to: 'rescheduled',
    event: 'ReservationRescheduled',
    who: people,
    guards: ['memberInTime'],
    reason: 'required',
  },
  {
    action: 'cancel',
    from: open,
    to: 'told',
    event: 'ReservationCanceled',
    who: ['user', 'staff', 'system'],
    guards: ['memberBeforeStart', 'unrewarded'],
    reason: 'required',
  },
  // An invitation stays without an answer.
  {
    action: 'run_out',
    from: asked,
    to: 'staff_canceled',
    event: 'ReservationCanceled',
    who: bySystem,
    guards: ['ranOut'],
  },
  {
    action: 'note_attendance',
    from: open,
    to: 'same',
    event: 'ReservationAttended',
    who: ['brand_admin', 'staff'],
    guards: ['notAwaitingAnswer', 'begun'],
  },
  { action: 'reward', from: open, to: 'same', event: 'ReservationRewarded', who: bySystem },
  { action: 'revoke', from: open, to: 'same', event: 'ReservationRevoked', who: bySystem },
] as const satisfies readonly Transition<string, ReservationLife, ReservationGuard>[];

export type ReservationAction = (typeof reservationTransitions)[number]['action'];

export const reservationRules: Rules<
  ReservationLife,
  ReservationGuard,
  ReservationStanding,
  ReservationAction
> = {
  entity: 'reservation',
  table: reservationTransitions,
  guards: {
    // A member's own move needs no answer, but staff or the member may still give one.
    awaitingAnswer: ({ status, askedAt }) =>
      status === 'created' && askedAt === null ? 'no_answer_awaited' : null,
    notAwaitingAnswer: ({ askedAt }) => (askedAt === null ? null : 'answer_awaited'),
    memberInTime: ({ start }, { role, at }) =>
      role === 'user' && at > later(start, -lastCallMs) ? 'too_late' : null,
    memberBeforeStart: ({ start }, { role, at }) => (role === 'user' && at >= start ? 'already_begun' : null),
    // A rejection of the look takes the reward back first. The system cancels without people, and leaves the reward.
    unrewarded: ({ givenPoints, givenCash }, { role }) =>
      role !== 'system' && (givenPoints > 0 || givenCash > 0) ? 'already_rewarded' : null,
    begun: ({ start }, { at }) => (at >= start ? null : 'not_begun'),
    ranOut: (standing, { at }) => {
      const due = answerDue(standing);
      return due !== null && at >= due ? null : 'not_run_out';
    },
  },
};

/** Returns the instant at which an invitation runs out: 72 hours after it, or 24 hours before its start. Null if it does not. */
export function answerDue({
  askedAt,
  isInvitation,
  start,
}: Pick<ReservationStanding, 'askedAt' | 'isInvitation' | 'start'>): string | null {
  if (askedAt === null || !isInvitation) return null;
  const due = Math.min(Date.parse(askedAt) + answerPatienceMs, Date.parse(start) - lastCallMs);
  return new Date(due).toISOString();
}
