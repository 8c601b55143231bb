import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { type Guest, notAdmitted } from './admission.ts';
import { badHours, badVisit, type VisitTimes } from './hours.ts';
import type { OccasionDescription, OccasionEvent, OccasionFields, Seat } from './occasion-events.ts';
import { evolveOccasion, initialOccasion, type Occasion } from './occasion-state.ts';
import { occasionRules, occasionTransitions } from './occasion-transitions.ts';

export type OccasionCommand =
  | ({ action: 'register' } & OccasionDescription)
  | { action: 'expire'; brandEventId: number }
  | { action: 'revise'; fields: Partial<OccasionFields> }
  | { action: 'approve' | 'close' | 'reopen' | 'reject' | 'reject_removed' }
  /** `guest`: the member who books; null for an invitation, whose member answers for it later. */
  | ({ action: 'take_seat'; times: VisitTimes; guest: Guest | null } & Seat)
  | { action: 'free_seat'; reservationId: number };

/**
 * The decider of the stream `brand_event-<id>`: a brand's event, and its seats. `BrandEvent` already names the events of a brand's
 * stream. Each seat is decided here, before the reservation is appended.
 */
export const occasion: Decider<Occasion, OccasionCommand, OccasionEvent> = {
  category: 'brand_event',
  initial: initialOccasion,
  decide,
  evolve: evolveOccasion,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(state: Occasion, command: OccasionCommand, asked: Asked): Decision<OccasionEvent> {
  const { action } = command;
  const seat = 'reservationId' in command ? seatOf(state, command.reservationId) : undefined;
  const isDone = action === 'free_seat' ? seat === undefined : action === 'take_seat' && seat !== undefined;
  if (isDone && asked.actor.label === 'system') return nothingToDo;
  if (action === 'expire' && asked.actor.label === 'system' && state.status !== 'none') return nothingToDo;
  const refused = checkTransition(occasionRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'register': {
      const { action: _, ...data } = command;
      return badHours(data, asked.at) ?? accept({ type: 'BrandEventRegistered', data });
    }
    case 'revise':
      return revise(state, command.fields, asked.at);
    case 'take_seat':
      return takeSeat(state, command, asked.at);
    case 'free_seat':
      return seat === undefined ? nothingToDo : accept({ type: 'BrandEventSeatFreed', data: seat });
    case 'reject_removed':
      return accept({ type: 'BrandEventRejected', data: {} });
    default:
      return accept(factOf<OccasionEvent>(occasionTransitions, command));
  }
}

const seatOf = ({ seats }: Occasion, of: number) => seats.find(({ reservationId }) => reservationId === of);

const hourFields = ['startDate', 'endDate', 'startTime', 'endTime'] as const;

function revise(state: Occasion, fields: Partial<OccasionFields>, at: string): Decision<OccasionEvent> {
  const changed = changedFields<OccasionFields>(state, fields);
  if (isEmpty(changed)) return nothingToDo;
  const taken = state.seats.length;
  if (changed.invitePeople !== undefined && changed.invitePeople < taken) {
    const message = `${taken} seats are taken: cancel reservations first, or keep at least ${taken} seats`;
    return refuse('conflict', 'brand_event.seats_taken', message, { taken });
  }
  const isMoved = hourFields.some((name) => changed[name] !== undefined);
  const refused = badHours({ ...state, ...changed }, at, !isMoved);
  return refused ?? accept({ type: 'BrandEventRevised', data: { changed } });
}

function takeSeat(
  state: Occasion,
  { reservationId, userId, times, guest }: Extract<OccasionCommand, { action: 'take_seat' }>,
  at: string,
): Decision<OccasionEvent> {
  const own = state.seats.find((each) => each.userId === userId);
  if (own !== undefined) {
    const message = `the member has a seat by reservation ${own.reservationId}: change or cancel that one`;
    return refuse('conflict', 'brand_event.already_booked', message, { reservationId: own.reservationId });
  }
  if (state.seats.length >= state.invitePeople) {
    const { invitePeople } = state;
    const message = `all ${invitePeople} seats are taken: wait until one is free, or choose another event`;
    return refuse('conflict', 'brand_event.full', message, { invitePeople });
  }
  const refused = guest === null ? badVisit(state, times, at) : notAdmitted(state, guest, times, at);
  return refused ?? accept({ type: 'BrandEventSeatTaken', data: { reservationId, userId } });
}
