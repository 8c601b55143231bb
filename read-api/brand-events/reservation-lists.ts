import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { reservationStates } from '#domain/brand-events/event-kinds.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { brandsNamed } from '../briefs/brands/search.ts';
import { usersNamed } from '../briefs/members/search.ts';
import { followedRows } from '../kit/followed-rows.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { reservationMoves } from './moves.ts';
import { isTagged, type ReservationFound, wholeReservations } from './scope.ts';

export const reservationList = sortedList(
  wholeReservations,
  {
    id: 'reservation.id',
    start: 'reservation.startsAt',
    created_time: 'reservation.createdAt',
    updated_time: 'reservation.updatedAt',
  },
  newestFirst,
  [],
);

export const ofEvent = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  states: Type.Optional(SomeOf(reservationStates)),
  user_id: Type.Optional(IdParam),
  start: Type.Optional(PeriodParam),
  created_time: Type.Optional(PeriodParam),
  /** Whether the member's answer is awaited. */
  is_asked: Type.Optional(FlagParam),
  has_come: Type.Optional(FlagParam),
  is_look_tagged: Type.Optional(FlagParam),
};
export const ReservationFilters = {
  ...ofEvent,
  brand_event_id: Type.Optional(IdParam),
  brand_id: Type.Optional(IdParam),
};
export const ReservationsQuery = ListQuery({ ...ReservationFilters, order: reservationList.param });
export const ReservationsOfEventQuery = ListQuery({ ...ofEvent, order: reservationList.param });
export type ReservationsParams = Omit<Static<typeof ReservationsQuery>, 'limit' | 'offset' | 'order'>;

/** Reservations that the caller may see and that match all filters, unsorted. `q` searches usernames, tags and brands. */
export async function filteredReservations(reading: Reading, query: ReservationsParams) {
  const { db, caller, now } = reading;
  const { ids, states, start: started, created_time: created } = query;
  const { q, brand_event_id: brandEventId, brand_id: brandId, user_id: userId } = query;
  const { is_asked: isAsked, has_come: hasCome, is_look_tagged: isLookTagged } = query;
  let found = wholeReservations(db, caller, now);
  if (ids !== undefined) found = found.where(among('reservation.id', ids));
  if (states !== undefined) found = found.where(among('reservation.status', states));
  if (brandEventId !== undefined) found = found.where('reservation.brandEventId', '=', brandEventId);
  if (brandId !== undefined) found = found.where('reservation.brandId', '=', brandId);
  if (userId !== undefined) found = found.where('reservation.userId', '=', userId);
  if (started !== undefined) found = found.where(within('reservation.starts_at', started));
  if (created !== undefined) found = found.where(within('reservation.created_at', created));
  if (isAsked !== undefined) {
    found = found.where(whether(sql<SqlBool>`reservation.asked_at is not null`, isAsked));
  }
  if (hasCome !== undefined) found = found.where('reservation.hasCome', '=', hasCome);
  if (isLookTagged !== undefined) found = found.where(whether(isTagged, isLookTagged));
  if (q !== undefined) found = found.where(await saying(reading, q));
  return { found };
}

async function saying(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const [users, brands] = await Promise.all([usersNamed(reading, text), brandsNamed(reading, text)]);
  const places = [
    users('reservation.user_id'),
    brands('reservation.brand_id'),
    holds('event.brand_tag', text),
  ];
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

/** The same, sorted. */
export async function matchingReservations(
  reading: Reading,
  { order, ...query }: Static<typeof ReservationsQuery>,
): Promise<Rows<ReservationFound>> {
  const { found } = await filteredReservations(reading, query);
  return followedRows(reading, {
    name: 'reservations',
    query,
    moves: reservationMoves,
    id: 'reservation.id',
    matching: found,
    sorted: reservationList.sorted(found, order),
  });
}
