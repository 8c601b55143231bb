import {
  hasRunOut,
  type InvitationDeadline,
  mustClose,
  type OccasionDeadline,
  type SeatDeadline,
} from '#domain/brand-events/deadlines.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { settleSeat } from '#domain/brand-events/settle-seat.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Each round moves the reservation on, unless another command did so meanwhile. */
const roundsAtMost = 20;

/** Closes an event that is over. One that was moved has a later deadline. */
export const eventDeadline: DeadlineFiring<OccasionDeadline> = {
  async fire({ streams, clock }, { brandEventId: id, dueAt }, context) {
    if (!mustClose((await streams.refresh(occasion, id)).state, clock())) return;
    await runTarget(streams, { on: 'brand_event', id, command: { action: 'close' } }, context(dueAt));
  },
};

/** Ends an invitation that has no answer. One that was asked anew has a later deadline. */
export const invitationDeadline: DeadlineFiring<InvitationDeadline> = {
  async fire({ streams, clock }, { reservationId: id, dueAt }, context) {
    if (!hasRunOut((await streams.refresh(reservation, id)).state, clock())) return;
    await runTarget(streams, { on: 'reservation', id, command: { action: 'run_out' } }, context(dueAt));
  },
};

/** Frees a seat whose reservation never came. */
export const seatDeadline: DeadlineFiring<SeatDeadline> = {
  async fire({ streams }, { seat, dueAt }, context) {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const { state } = await streams.refresh(reservation, seat.reservationId);
      const { step, isLast } = settleSeat(seat, state);
      if (step !== null) await runTarget(streams, step, context(`${dueAt}:${step.command.action}`));
      if (isLast) return;
    }
    throw new Error(`the seat of reservation ${seat.reservationId} does not come to an end`);
  },
};
