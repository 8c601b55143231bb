import { untouched } from '../exhaustive.ts';
import type { ReservationLife, ReservationSide } from './event-kinds.ts';
import type { ReservationDescription, ReservationEvent } from './reservation-events.ts';

/** The folded state of a reservation. Times are ISO instants; ids are 0 before the booking. */
export interface Reservation extends ReservationDescription {
  status: ReservationLife;
  /** When the member was last asked; null if no question waits for an answer. */
  askedAt: string | null;
  /** Whether the question is an invitation, which runs out. */
  isInvitation: boolean;
  /** Whether the member came; null until it is noted. */
  hasCome: boolean | null;
  /** Who canceled it; null if nobody did. */
  canceledBy: ReservationSide | null;
  /** The certified looks that keep the reward. */
  rewardedLookIds: readonly number[];
  givenPoints: number;
  givenCash: number;
  /** How many rewards were given so far, also those that were taken back. */
  turns: number;
}

export const initialReservation: Reservation = {
  status: 'none',
  reservationId: 0,
  brandEventId: 0,
  brandId: 0,
  userId: 0,
  start: '',
  end: '',
  additionalFields: null,
  assignedPoint: 0,
  lookUploadPoint: null,
  lookUploadCash: null,
  askedAt: null,
  isInvitation: false,
  hasCome: null,
  canceledBy: null,
  rewardedLookIds: [],
  givenPoints: 0,
  givenCash: 0,
  turns: 0,
};

const answered = { askedAt: null, isInvitation: false } as const;

export function evolveReservation(
  reservation: Reservation,
  { type, data }: ReservationEvent,
  at: string,
): Reservation {
  switch (type) {
    case 'ReservationBooked':
      return { ...reservation, ...data, status: 'created' };
    case 'ReservationInvited':
      return { ...reservation, ...data, status: 'created', askedAt: at, isInvitation: true };
    case 'ReservationBookExpired':
      return { ...reservation, ...data, status: 'lapsed' };
    case 'ReservationAccepted': {
      const additionalFields = data.additionalFields ?? reservation.additionalFields;
      return { ...reservation, ...answered, additionalFields, status: 'curator_accepted' };
    }
    case 'ReservationDeclined':
      return { ...reservation, ...answered, status: 'curator_declined' };
    case 'ReservationRescheduled': {
      const { by, start, end } = data;
      const question = by === 'staff' ? { askedAt: at } : answered;
      return { ...reservation, ...question, start, end, status: 'rescheduled' };
    }
    case 'ReservationCanceled': {
      const status = data.by === 'user' ? 'curator_canceled' : 'staff_canceled';
      return { ...reservation, ...answered, status, canceledBy: data.by };
    }
    case 'ReservationAttended':
      return { ...reservation, hasCome: data.hasCome };
    case 'ReservationRewarded':
      return {
        ...reservation,
        rewardedLookIds: [...reservation.rewardedLookIds, data.lookId],
        givenPoints: reservation.givenPoints + data.points,
        givenCash: reservation.givenCash + data.cash,
        turns: data.points > 0 || data.cash > 0 ? reservation.turns + 1 : reservation.turns,
      };
    case 'ReservationRevoked':
      return {
        ...reservation,
        rewardedLookIds: reservation.rewardedLookIds.filter((lookId) => lookId !== data.lookId),
        givenPoints: reservation.givenPoints - data.points,
        givenCash: reservation.givenCash - data.cash,
      };
    default:
      return untouched(type, reservation);
  }
}
