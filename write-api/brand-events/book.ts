import { guestOf } from '#domain/brand-events/admission.ts';
import { type VisitTimes, wholeVisit } from '#domain/brand-events/hours.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import { type ReservationAct, reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationDescription } from '#domain/brand-events/reservation-events.ts';
import type { Reservation } from '#domain/brand-events/reservation-state.ts';
import { settleSeat } from '#domain/brand-events/settle-seat.ts';
import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { isThere } from '../members/visible.ts';
import { sealedAnswers } from './answers.ts';
import { seesOccasion } from './sees.ts';

/** A wanted seat. Missing times mean the whole event. */
export interface WantedSeat {
  action: 'book' | 'invite';
  brandEventId: number;
  userId: number;
  start?: string;
  end?: string;
  answers?: readonly string[];
  lookUploadPoint?: number;
  lookUploadCash?: number;
}

type Begin = Extract<ReservationAct, { action: 'book' | 'invite' }>;

/**
 * Books a seat, or invites a member to one. The event's stream decides the seat; the append of the reservation decides the
 * booking. The seat of a failed booking is freed, after a crash by its deadline. Throws 404 for the event and the member, 409
 * `brand_event.full` and `brand_event.already_booked`, and 422 for the member, the times and the answers.
 */
export async function takeSeat(deps: WriteDeps, asked: Asked, wanted: WantedSeat): Promise<Changed> {
  const { context } = asked;
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand({ reservation: 1 }, context, tries);
    const id = given.reservation?.[0] ?? 0;
    const { state, memory } = await deps.streams.refresh(reservation, id);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    // The deadline, or the rejection of the event, closed the stream of an interrupted attempt.
    if (!isRepeat && state.status === 'lapsed') continue;
    const command = isRepeat ? commandOf(wanted.action, state) : await prepare(deps, asked, wanted, id);
    const outcome = await runTarget(deps.streams, { on: 'reservation', id, command }, context);
    if (!outcome.ok && !isRepeat) {
      await undo(deps, command, context);
      if (refusalError(outcome).errorCode === 'reservation.transition_not_allowed') continue;
    }
    return changedBy(id, outcome, null);
  }
}

/** The command of a booking that was decided before. The stream answers it with the first answer. */
function commandOf(action: WantedSeat['action'], { status: _, ...state }: Reservation): Begin {
  const { reservationId, brandEventId, brandId, userId, start, end, additionalFields } = state;
  const { assignedPoint, lookUploadPoint, lookUploadCash } = state;
  const reward = { assignedPoint, lookUploadPoint, lookUploadCash };
  return { action, reservationId, brandEventId, brandId, userId, start, end, additionalFields, ...reward };
}

/** Takes the seat. Returns the command that decides the booking. */
async function prepare(
  deps: WriteDeps,
  { caller, context }: Asked,
  wanted: WantedSeat,
  reservationId: number,
): Promise<Begin> {
  const { action, brandEventId, userId, answers } = wanted;
  const { state: of } = await deps.streams.refresh(occasion, brandEventId);
  if (!seesOccasion(caller)(of)) throw notFound('brand_event', brandEventId);
  const { state: whose } = await deps.streams.refresh(member, userId);
  requireStaying(whose, userId);
  const isOptional = action === 'invite' || caller.label === 'staff';
  const additionalFields = await sealedAnswers(deps, { occasion: of, userId, answers, isOptional });
  const times = timesOf(wanted, of, context.receivedAt);
  const described: ReservationDescription = {
    reservationId,
    brandEventId,
    brandId: of.brandId,
    userId,
    ...times,
    assignedPoint: of.assignedPoint,
    lookUploadPoint: wanted.lookUploadPoint ?? null,
    lookUploadCash: wanted.lookUploadCash ?? null,
    additionalFields,
  };
  const guest = action === 'book' ? guestOf(whose) : null;
  const command = { action: 'take_seat', reservationId, userId, times, guest } as const;
  const taken = await runTarget(
    deps.streams,
    { on: 'brand_event', id: brandEventId, command },
    stepOf(context),
  );
  if (!taken.ok) throw refusalError(taken);
  return { action, ...described };
}

/** Throws 404 if there is no such member, and 422 `reservation.member_leaving` if the member asked to be forgotten. */
function requireStaying(whose: MemberState, userId: number): void {
  if (!isThere(whose)) throw notFound('user', userId);
  if (whose.status === 'registered') return;
  const message = 'the member has asked to be forgotten: choose another member';
  throw unprocessable('reservation.member_leaving', message, { userId });
}

function timesOf({ start, end }: WantedSeat, of: Occasion, at: string): VisitTimes {
  const whole = wholeVisit(of, at);
  return { start: start ?? whole.start, end: end ?? whole.end };
}

/** Frees the seat of a failed booking, unless a request with the same idempotency key has booked it. */
async function undo(deps: WriteDeps, seat: Begin, context: CommandContext): Promise<void> {
  for (;;) {
    const { state } = await deps.streams.refresh(reservation, seat.reservationId);
    const { step, isLast } = settleSeat(seat, state);
    if (step !== null) await runTarget(deps.streams, step, stepOf(context));
    if (isLast) return;
  }
}
