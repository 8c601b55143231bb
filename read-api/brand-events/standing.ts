import { sql } from 'kysely';
import type { OccasionStanding } from '#domain/brand-events/occasion-transitions.ts';
import type { ReservationStanding } from '#domain/brand-events/reservation-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { type BrandEventsParams, filteredBrandEvents } from './lists.ts';
import { filteredReservations, type ReservationsParams } from './reservation-lists.ts';

const count = sql<string>`count(*)`.as('count');

/** The matching events grouped by the values that guards use, in one statement. Their end stands for days and hours. */
export async function brandEventStandings(
  reading: Reading,
  query: BrandEventsParams,
): Promise<StandingGroup<OccasionStanding>[]> {
  const startTime = sql<string | null>`event.state ->> 'startTime'`;
  const endTime = sql<string | null>`event.state ->> 'endTime'`;
  const { events } = await filteredBrandEvents(reading, query);
  const rows = await events
    .clearSelect()
    .select(['event.status', 'event.startDate', 'event.endDate', count])
    .select([startTime.as('startTime'), endTime.as('endTime')])
    .groupBy(['event.status', 'event.startDate', 'event.endDate', startTime, endTime])
    .execute();
  return rows.map(({ count: found, ...standing }) => ({ standing, count: Number(found) }));
}

/** The matching reservations grouped in the same way. */
export async function reservationStandings(
  reading: Reading,
  query: ReservationsParams,
): Promise<StandingGroup<ReservationStanding>[]> {
  const of = [
    'reservation.status',
    'reservation.startsAt',
    'reservation.askedAt',
    'reservation.isInvitation',
    'reservation.givenPoints',
    'reservation.givenCash',
  ] as const;
  const { found: reservations } = await filteredReservations(reading, query);
  const rows = await reservations
    .clearSelect()
    .select([...of, count])
    .groupBy([...of])
    .execute();
  return rows.map(({ count: found, startsAt: start, ...standing }) => ({
    standing: { ...standing, start },
    count: Number(found),
  }));
}
