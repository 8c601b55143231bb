import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { later } from '../reacting.ts';
import type { Sealed } from '../sealed.ts';
import { several } from '../several.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { type Admission, notAdmitted } from './admission.ts';
import { isOpenReservation, lastCallMs, type ReservationSide } from './event-kinds.ts';
import { badVisit, type Hours, type VisitTimes } from './hours.ts';
import type { ReservationDescription, ReservationEvent } from './reservation-events.ts';
import { evolveReservation, initialReservation, type Reservation } from './reservation-state.ts';
import { reservationRules, reservationTransitions } from './reservation-transitions.ts';

/** One action of the table. */
export type ReservationAct =
  | ({ action: 'book' | 'invite' } & ReservationDescription)
  | { action: 'lapse'; reservationId: number; brandEventId: number }
  /** `admission`: the event and its guest; the write side adds them. */
  | { action: 'accept'; additionalFields: Sealed | null; admission?: Admission }
  | { action: 'decline' | 'cancel' | 'run_out' }
  /** `hours`: those of the event; the write side adds them. */
  | ({ action: 'reschedule'; hours?: Hours } & VisitTimes)
  | { action: 'note_attendance'; hasCome: boolean }
  | { action: 'reward' | 'revoke'; lookId: number };

/** `call_off`: the event was rejected, or its member is gone. The status decides what follows. */
export type ReservationCommand =
  | ReservationAct
  | { action: 'call_off'; reservationId: number; brandEventId: number };

const acting: Decider<Reservation, ReservationAct, ReservationEvent> = {
  category: 'reservation',
  initial: initialReservation,
  decide: decideAct,
  evolve: evolveReservation,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

/** The decider of the stream `reservation-<id>`: a member's part in a brand's event. The event's stream decides the seat. */
export const reservation: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  ...acting,
  decide(state, command, asked) {
    if (command.action !== 'call_off') return decideAct(state, command, asked);
    return several(acting).decide(state, actsWithoutEvent(state, command), asked);
  },
};

/** One that never came is refused for good. */
function actsWithoutEvent(
  { status }: Reservation,
  { reservationId, brandEventId }: Extract<ReservationCommand, { action: 'call_off' }>,
): ReservationAct[] {
  if (status === 'none') return [{ action: 'lapse', reservationId, brandEventId }];
  return isOpenReservation(status) ? [{ action: 'cancel' }] : [];
}

function decideAct(state: Reservation, command: ReservationAct, asked: Asked): Decision<ReservationEvent> {
  const refused = checkTransition(reservationRules, state, command, asked);
  if (refused !== null) return isLate(refused.refusal.kind, command) ? nothingToDo : refused;
  const by = sideOf(asked);
  switch (command.action) {
    case 'book':
    case 'invite':
      return begin(command, asked);
    case 'accept': {
      const { admission, additionalFields } = command;
      const unfit = admission && notAdmitted(admission.occasion, admission.guest, state, asked.at);
      return unfit ?? accept({ type: 'ReservationAccepted', data: { additionalFields } });
    }
    case 'reschedule': {
      const { start, end, hours } = command;
      if (start === state.start && end === state.end) return nothingToDo;
      const closed = hours && badVisit(hours, { start, end }, asked.at);
      return closed ?? accept({ type: 'ReservationRescheduled', data: { start, end, by } });
    }
    case 'cancel':
    case 'run_out':
      return accept({ type: 'ReservationCanceled', data: { by } });
    case 'note_attendance':
      if (state.hasCome === command.hasCome) return nothingToDo;
      break;
    case 'reward':
      return reward(state, command.lookId);
    case 'revoke':
      return revoke(state, command.lookId);
    default:
  }
  return accept(factOf<ReservationEvent>(reservationTransitions, command));
}

/** A look's decision may reach a reservation that has ended: then it changes nothing. */
function isLate(kind: string, { action }: ReservationAct): boolean {
  return kind === 'conflict' && (action === 'reward' || action === 'revoke');
}

const sideOf = ({ actor: { label } }: Asked): ReservationSide => (label === 'brand_admin' ? 'staff' : label);

function begin(
  { action, ...data }: Extract<ReservationAct, { action: 'book' | 'invite' }>,
  { actor, at }: Asked,
): Decision<ReservationEvent> {
  if (actor.label !== 'staff' && (data.lookUploadPoint !== null || data.lookUploadCash !== null)) {
    const message = 'only staff set what a look earns: leave look_upload_point and look_upload_cash out';
    return refuse('forbidden', 'reservation.reward_of_staff', message);
  }
  if (action === 'book') return accept({ type: 'ReservationBooked', data });
  if (later(data.start, -lastCallMs) <= at) {
    const message = 'an invitation needs more than 24 hours before its start: choose a later start';
    return refuse('invalid', 'reservation.invited_too_late', message, { start: data.start });
  }
  return accept({ type: 'ReservationInvited', data });
}

function reward(state: Reservation, lookId: number): Decision<ReservationEvent> {
  const { rewardedLookIds, assignedPoint, lookUploadPoint, lookUploadCash } = state;
  if (rewardedLookIds.includes(lookId)) return nothingToDo;
  const isFirst = rewardedLookIds.length === 0;
  const points = isFirst ? assignedPoint + (lookUploadPoint ?? 0) : 0;
  const cash = isFirst ? (lookUploadCash ?? 0) : 0;
  return accept({ type: 'ReservationRewarded', data: { lookId, points, cash } });
}

/** The last look that loses its certification takes the reward with it. */
function revoke({ rewardedLookIds, givenPoints, givenCash }: Reservation, lookId: number) {
  if (!rewardedLookIds.includes(lookId)) return nothingToDo;
  const isLast = rewardedLookIds.length === 1;
  const data = { lookId, points: isLast ? givenPoints : 0, cash: isLast ? givenCash : 0 };
  return accept<ReservationEvent>({ type: 'ReservationRevoked', data });
}
