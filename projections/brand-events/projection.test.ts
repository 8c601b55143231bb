import { expect, test } from 'vitest';
import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { occasionDescription, reservationDescription, seat } from '#domain/testing/brand-events.ts';
import { foldAll } from '../testing/folding.ts';
import { brandEventsProjection } from './events.ts';
import { reservationsProjection } from './reservations.ts';

const told = <Event>(events: readonly Event[]) =>
  events.map((event, index) => ({
    event,
    on: `2026-06-0${index + 1}`,
    metadata: { reason: `reason ${index}` },
  }));
const eventAfter = (...events: OccasionEvent[]) =>
  foldAll(brandEventsProjection, 'brand_event-31', told(events));
const reservationAfter = (...events: ReservationEvent[]) =>
  foldAll(reservationsProjection, 'reservation-401', told(events));

const registered: OccasionEvent = { type: 'BrandEventRegistered', data: occasionDescription };
const booked: ReservationEvent = { type: 'ReservationBooked', data: reservationDescription };

test('a row of an event follows its status, its hours and its seats', () => {
  const row = eventAfter(
    registered,
    { type: 'BrandEventApproved', data: {} },
    { type: 'BrandEventSeatTaken', data: seat },
    { type: 'BrandEventRevised', data: { changed: { endTime: null } } },
  );
  expect(row).toMatchObject({
    id: 31,
    brandId: 7,
    status: 'recruiting',
    takenSeats: 1,
    opensAt: '2026-06-10T02:00:00.000Z',
    endsAt: '2026-06-12T15:00:00.000Z',
    reason: null,
  });
  expect(eventAfter(registered, { type: 'BrandEventRejected', data: {} })).toMatchObject({
    status: 'rejected',
    reason: 'reason 1',
  });
});

test('a row of a reservation has the reasons of its move and of its end', () => {
  const moved = { start: '2026-06-11T04:00:00.000Z', end: '2026-06-11T05:00:00.000Z' };
  const row = reservationAfter(
    booked,
    { type: 'ReservationRescheduled', data: { ...moved, by: 'staff' } },
    { type: 'ReservationCanceled', data: { by: 'user' } },
  );
  expect(row).toMatchObject({
    status: 'curator_canceled',
    startsAt: moved.start,
    askedAt: null,
    modificationReason: 'reason 1',
    reason: 'reason 2',
  });
});

test('what never came has no row', () => {
  expect(eventAfter({ type: 'BrandEventRegistrationExpired', data: { brandEventId: 31 } })).toBeNull();
  expect(
    reservationAfter({ type: 'ReservationBookExpired', data: { reservationId: 401, brandEventId: 31 } }),
  ).toBeNull();
});
