import { written } from '../event-versions.ts';
import { occasion } from './occasion.ts';
import { reservation } from './reservation.ts';

export const brandEventsWritten = [
  written(occasion, {
    BrandEventRegistered: 1,
    BrandEventRegistrationExpired: 1,
    BrandEventRevised: 1,
    BrandEventApproved: 1,
    BrandEventSeatTaken: 1,
    BrandEventSeatFreed: 1,
    BrandEventClosed: 1,
    BrandEventReopened: 1,
    BrandEventRejected: 1,
  }),
  written(reservation, {
    ReservationBooked: 1,
    ReservationInvited: 1,
    ReservationBookExpired: 1,
    ReservationAccepted: 1,
    ReservationDeclined: 1,
    ReservationRescheduled: 1,
    ReservationCanceled: 1,
    ReservationAttended: 1,
    ReservationRewarded: 1,
    ReservationRevoked: 1,
  }),
];
