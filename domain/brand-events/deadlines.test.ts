import { expect, test } from 'vitest';
import { occasionIn, reservationDescription, reservationIn, seat } from '../testing/brand-events.ts';
import { deadlinesOfOccasion, deadlinesOfReservation, hasRunOut, mustClose } from './deadlines.ts';
import { reservation } from './reservation.ts';
import type { ReservationEvent } from './reservation-events.ts';

const at = '2026-06-01T00:00:00.000Z';
const recruiting = occasionIn('recruiting');

test('a seat waits two minutes for its reservation', () => {
  expect(deadlinesOfOccasion({ type: 'BrandEventSeatTaken', data: seat }, recruiting, at)).toEqual([
    {
      name: 'settle_seat',
      dueAt: '2026-06-01T00:02:00.000Z',
      seat: { brandEventId: 31, reservationId: 401 },
    },
  ]);
});

test('an event closes at its end, also after a move', () => {
  const due = { name: 'close_brand_event', dueAt: '2026-06-12T11:00:00.000Z', brandEventId: 31 };
  expect(deadlinesOfOccasion({ type: 'BrandEventApproved', data: {} }, recruiting, at)).toEqual([due]);
  const revised = { type: 'BrandEventRevised', data: { changed: {} } } as const;
  expect(deadlinesOfOccasion(revised, recruiting, at)).toEqual([due]);
  expect(deadlinesOfOccasion(revised, occasionIn('pending'), at)).toEqual([]);
  expect(mustClose(recruiting, '2026-06-12T10:59:59.999Z')).toBe(false);
  expect(mustClose(recruiting, due.dueAt)).toBe(true);
  expect(mustClose(occasionIn('done'), due.dueAt)).toBe(false);
});

test('an invitation runs out, and a move by staff gives it more time', () => {
  const invited: ReservationEvent = { type: 'ReservationInvited', data: reservationDescription };
  const first = reservation.evolve(reservation.initial, invited, at);
  expect(deadlinesOfReservation(invited, first)).toEqual([
    { name: 'end_invitation', dueAt: '2026-06-04T00:00:00.000Z', reservationId: 401 },
  ]);
  const { start, end } = reservationDescription;
  const moved: ReservationEvent = { type: 'ReservationRescheduled', data: { start, end, by: 'staff' } };
  const second = reservation.evolve(first, moved, '2026-06-03T00:00:00.000Z');
  expect(deadlinesOfReservation(moved, second)).toMatchObject([{ dueAt: '2026-06-06T00:00:00.000Z' }]);
  expect(hasRunOut(second, '2026-06-05T23:59:59.999Z')).toBe(false);
  expect(hasRunOut(second, '2026-06-06T00:00:00.000Z')).toBe(true);
  const booked: ReservationEvent = { type: 'ReservationBooked', data: reservationDescription };
  expect(deadlinesOfReservation(booked, reservationIn('created'))).toEqual([]);
});
