import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { brandEventPast, brandEventsThen, reservationPast } from './past.ts';
import { reservationRoutes } from './reservation-routes.ts';
import { brandEventRoutes } from './routes.ts';

export const brandEvents: Area = {
  routes: [brandEventRoutes],
  streams: {
    brand_event: {
      fold: fold(occasion.initial, occasion.evolve),
      isFilter: true,
      field: 'brandEventId',
      housekeeping: ['BrandEventRegistrationExpired', 'BrandEventSeatTaken', 'BrandEventSeatFreed'],
    },
  },
  past: brandEventPast,
  rowsThen: brandEventsThen,
};

/** Reservations have a past of their own. */
export const reservations: Area = {
  routes: [reservationRoutes],
  streams: {
    reservation: {
      fold: fold(reservation.initial, reservation.evolve),
      isFilter: true,
      field: 'reservationId',
      housekeeping: ['ReservationBookExpired'],
    },
  },
  past: reservationPast,
};
