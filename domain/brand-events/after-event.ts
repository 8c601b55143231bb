import type { Consequence } from '../reacting.ts';
import type { OccasionEvent } from './occasion-events.ts';
import type { Occasion } from './occasion-state.ts';
import type { ReservationEvent } from './reservation-events.ts';
import type { Reservation } from './reservation-state.ts';
import { freeSeat } from './settle-seat.ts';

/** The reservations of a rejected event end. */
export function afterOccasion({ type }: OccasionEvent, { brandEventId, seats }: Occasion): Consequence[] {
  if (type !== 'BrandEventRejected') return [];
  return seats.map(({ reservationId }) => ({
    on: 'reservation',
    id: reservationId,
    as: 'system',
    command: { action: 'call_off', reservationId, brandEventId },
  }));
}

/** An ended reservation frees its seat, and the member's points follow the reward. */
export function afterReservation({ type, data }: ReservationEvent, state: Reservation): Consequence[] {
  switch (type) {
    case 'ReservationBookExpired':
    case 'ReservationDeclined':
    case 'ReservationCanceled':
      return [{ ...freeSeat(state), as: 'system' }];
    case 'ReservationRewarded':
      return points(state, 'give', data);
    case 'ReservationRevoked':
      return points(state, 'take', data);
    default:
      return [];
  }
}

function points(
  { userId }: Reservation,
  action: 'give' | 'take',
  { lookId, points: amount }: { lookId: number; points: number },
): Consequence[] {
  if (amount === 0) return [];
  const forLook = { lookId, entryId: null, trysetItemId: null };
  const command = { action, amount, pointReason: 'curator_event', message: '', forLook } as const;
  return [{ on: 'point_account', id: userId, as: 'system', command }];
}
