import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import {
  brandEventsPath,
  brandEventsRoom,
  calendarRoom,
  reservationsPath,
  reservationsRoom,
  servicesRoom,
} from './paths.ts';
import { brandEventTones, reservationTones } from './tones.ts';

/** What brands order besides their plan, events of brands, and members' reservations. */
export const brandEvents: Area = {
  rooms: [
    {
      name: 'additionalServices',
      path: servicesRoom,
      access: 'shell',
      section: 'content',
      place: 7,
      icon: 'service',
      page: {
        texts: [...listTexts, 'brand-events', 'collaborations', 'look-uses'],
        load: () => import('./services-page.tsx').then((m) => m.ServicesPage),
      },
    },
    {
      name: 'brandEvents',
      path: brandEventsRoom,
      access: 'shell',
      section: 'content',
      place: 8,
      icon: 'brandEvent',
      page: {
        texts: [...listTexts, 'forms', 'brand-events'],
        load: () => import('./brand-events-page.tsx').then((m) => m.BrandEventsPage),
      },
    },
    {
      name: 'brandEventCalendar',
      path: calendarRoom,
      access: 'shell',
      section: 'content',
      under: 'brandEvents',
      page: {
        texts: [...listTexts, 'brand-events'],
        load: () => import('./calendar-page.tsx').then((m) => m.CalendarPage),
      },
    },
    {
      name: 'brandEvent',
      path: `${brandEventsRoom}/:id`,
      access: 'shell',
      section: 'content',
      under: 'brandEvents',
      page: {
        texts: [...livedTexts, 'forms', 'brand-events'],
        load: () => import('./brand-event-page.tsx').then((m) => m.BrandEventPage),
      },
    },
    {
      name: 'reservations',
      path: reservationsRoom,
      access: 'shell',
      section: 'content',
      place: 9,
      icon: 'reservation',
      page: {
        texts: [...listTexts, 'brand-events'],
        load: () => import('./reservations-page.tsx').then((m) => m.ReservationsPage),
      },
    },
    {
      name: 'reservation',
      path: `${reservationsRoom}/:id`,
      access: 'shell',
      section: 'content',
      under: 'reservations',
      page: {
        texts: [...livedTexts, 'forms', 'brand-events', 'cash'],
        load: () => import('./reservation-page.tsx').then((m) => m.ReservationPage),
      },
    },
  ],
  kinds: {
    brand_event: {
      page: (id) => `${brandEventsRoom}/${id}`,
      hasPast: true,
      statuses: 'brandEvent.state',
      tones: brandEventTones,
      calledBy: 'number',
    },
    reservation: {
      page: (id) => `${reservationsRoom}/${id}`,
      hasPast: true,
      statuses: 'brandEvent.reservationState',
      tones: reservationTones,
      calledBy: 'number',
    },
  },
  followed: [
    { path: brandEventsPath, kind: 'brand_event', also: ['reservation'], isTold: true },
    { path: reservationsPath, kind: 'reservation', isTold: true },
  ],
  fieldsOfCodes: { 'claim.schedule_code_taken': 'schedule_code' },
};
