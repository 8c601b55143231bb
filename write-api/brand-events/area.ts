import { occasionTransitions } from '#domain/brand-events/occasion-transitions.ts';
import { reservationTransitions } from '#domain/brand-events/reservation-transitions.ts';
import type { WriteArea } from '../area.ts';
import { eventsOfBrands, reservationsOfMembers } from './index-events.ts';
import { brandEventRoutes } from './routes.ts';

export const brandEventsArea: WriteArea = {
  routes: brandEventRoutes,
  tables: { brand_event: occasionTransitions, reservation: reservationTransitions },
  reads: { brand_admin: ['brand_event', 'reservation'], user: ['brand_event', 'reservation'] },
  own: [{ file: 'reservations', path: '/v1/reservations', isReadWhole: true }],
  indexers: [eventsOfBrands, reservationsOfMembers],
};
