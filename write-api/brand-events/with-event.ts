import { guestOf } from '#domain/brand-events/admission.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { type ReservationCommand, reservation } from '#domain/brand-events/reservation.ts';
import { member } from '#domain/members/member.ts';
import type { Completion } from '../kit/commands/completion.ts';

/** Adds the event and its guest to an answer, and the event's hours to a move. */
export const withEvent: Completion<ReservationCommand> = async (streams, id, command) => {
  if (command.action !== 'accept' && command.action !== 'reschedule') return command;
  const { brandEventId, userId } = (await streams.refresh(reservation, id)).state;
  // The reservation was never booked, so its own stream refuses the command.
  if (brandEventId === 0) return command;
  const { state: of } = await streams.refresh(occasion, brandEventId);
  if (command.action === 'reschedule') return { ...command, hours: of };
  const guest = guestOf((await streams.refresh(member, userId)).state);
  return { ...command, admission: { occasion: of, guest } };
};
