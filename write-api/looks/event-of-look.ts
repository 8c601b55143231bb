import { isOpenReservation } from '#domain/brand-events/event-kinds.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import type { LookDescription } from '#domain/looks/look-events.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

type EventOfLook = Pick<LookDescription, 'reservationId' | 'eventBrandId'>;

export const noEvent: EventOfLook = { reservationId: null, eventBrandId: null };

/**
 * Returns the reservation that a look is for, with the brand of its event. Throws 422 `look.reservation_unknown` if the member has
 * no such reservation, `look.reservation_over` if it is canceled or waits for an answer, and `look.event_not_taggable`.
 */
export async function eventOfLook(
  { streams }: Pick<WriteDeps, 'streams'>,
  userId: number,
  reservationId: number | undefined,
): Promise<EventOfLook> {
  if (reservationId === undefined) return noEvent;
  const { state } = await streams.refresh(reservation, reservationId);
  if (state.userId !== userId) {
    const message = `the member has no reservation ${reservationId}; name one of the member's own`;
    throw unprocessable('look.reservation_unknown', message, { reservationId });
  }
  if (!isOpenReservation(state.status) || state.askedAt !== null) {
    const message = 'the reservation is canceled or waits for an answer: name one that stands';
    throw unprocessable('look.reservation_over', message, { reservationId, state: state.status });
  }
  const { isLookTaggable } = (await streams.refresh(occasion, state.brandEventId)).state;
  if (!isLookTaggable) {
    const message = 'the event takes no looks: post the look without the reservation';
    throw unprocessable('look.event_not_taggable', message, { brandEventId: state.brandEventId });
  }
  return { reservationId, eventBrandId: state.brandId };
}
