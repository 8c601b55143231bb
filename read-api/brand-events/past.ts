import { brandEvents } from '#projections/brand-events/area.ts';
import { brandEventsTable, reservationsTable } from '#projections/brand-events/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import type { BrandEventDetail } from './contract.ts';
import { brandEventDetail, reservationDetail } from './detail.ts';
import type { ReservationDetail } from './reservation-contract.ts';
import { brandEventsFor, reservationsFor } from './scope.ts';

const tags = ['brand events'];

export const brandEventPast: Past<BrandEventDetail> = {
  category: 'brand_event',
  projection: 'brand_events',
  path: '/v1/brand-events/:id',
  tags,
  differenceId: 'getBrandEventDifference',
  detail: brandEventDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await brandEventsFor(db, caller).where('event.id', '=', id).select('event.id').executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(streamsOf(own)))],
  isGone: () => false,
  ofToday: ['totalGivenPoints', 'totalGivenCash'],
};

export const reservationPast: Past<ReservationDetail> = {
  category: 'reservation',
  projection: 'reservations',
  path: '/v1/reservations/:id',
  tags,
  differenceId: 'getReservationDifference',
  detail: reservationDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await reservationsFor(db, caller)
        .where('reservation.id', '=', id)
        .select('reservation.id')
        .executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(streamsOf(own)))],
  isGone: () => false,
  ofToday: ['isLookTagged'],
};

/** The streams that the first event names: the brand, the event of a reservation, and the members. */
function streamsOf(own: readonly Step[]): string[] {
  const named = own.flatMap(({ type, data }) => {
    const { brandId, brandEventId, userId } = data as Record<string, number | undefined>;
    return [
      ...(brandId === undefined ? [] : [`brand-${brandId}`]),
      ...(brandEventId === undefined || type.startsWith('BrandEvent') ? [] : [`brand_event-${brandEventId}`]),
      ...(userId === undefined || type.startsWith('BrandEvent') ? [] : [`user-${userId}`]),
    ];
  });
  return [...new Set(named)];
}

/** The fields are those of the state; the rows' other columns repeat them. */
export const brandEventsThen: RowsThen = {
  models: brandEvents,
  fields: (rows) => [
    ...rows
      .of(brandEventsTable)
      .map(({ id, state }) => [`brand_event-${id}`, fieldsOf(state, {}, ['brandEventId'])] as const),
    ...rows
      .of(reservationsTable)
      .map(({ id, state }) => [`reservation-${id}`, fieldsOf(state, {}, ['reservationId'])] as const),
  ],
  people: (rows) => rows.of(reservationsTable).map(({ userId }) => `user:${userId}`),
};
