import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { brandEventStates } from '#domain/brand-events/event-kinds.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { DaysParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { brandsNamed } from '../briefs/brands/search.ts';
import { followedRows } from '../kit/followed-rows.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { brandEventMoves } from './moves.ts';
import { type BrandEventFound, wholeBrandEvents } from './scope.ts';

export const brandEventList = sortedList(
  wholeBrandEvents,
  {
    id: 'event.id',
    start_date: 'event.opensAt',
    end_date: 'event.endsAt',
    created_time: 'event.createdAt',
    updated_time: 'event.updatedAt',
  },
  newestFirst,
  [],
);

export const BrandEventFilters = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  states: Type.Optional(SomeOf(brandEventStates)),
  brand_id: Type.Optional(IdParam),
  region_ids: Type.Optional(SomeOf(regions)),
  genders: Type.Optional(SomeOf(memberGenders)),
  /** Events that have some of these days, for a calendar. */
  days: Type.Optional(DaysParam),
  is_look_taggable: Type.Optional(FlagParam),
  has_free_seats: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
};
export const BrandEventsQuery = ListQuery({ ...BrandEventFilters, order: brandEventList.param });
export type BrandEventsParams = Omit<Static<typeof BrandEventsQuery>, 'limit' | 'offset' | 'order'>;

/** Events that the caller may see and that match all filters, unsorted. `q` searches tags and brands. */
export async function filteredBrandEvents(reading: Reading, query: BrandEventsParams) {
  const { db, caller, now } = reading;
  const { ids, states, region_ids: regionIds, genders, days, created_time: created } = query;
  const { q, brand_id: brandId, is_look_taggable: isTaggable, has_free_seats: isFree } = query;
  let events = wholeBrandEvents(db, caller, now);
  if (ids !== undefined) events = events.where(among('event.id', ids));
  if (states !== undefined) events = events.where(among('event.status', states));
  if (brandId !== undefined) events = events.where('event.brandId', '=', brandId);
  if (regionIds !== undefined) events = events.where(among('event.region_id', regionIds));
  if (genders !== undefined) events = events.where(among('event.gender', genders));
  if (days !== undefined) {
    events = events.where('event.startDate', '<=', days.to).where('event.endDate', '>=', days.from);
  }
  if (isTaggable !== undefined) events = events.where('event.isLookTaggable', '=', isTaggable);
  if (isFree !== undefined) {
    events = events.where('event.takenSeats', isFree ? '<' : '>=', sql.ref<number>('event.invite_people'));
  }
  if (created !== undefined) events = events.where(within('event.created_at', created));
  if (q !== undefined) events = events.where(await saying(reading, q));
  return { events };
}

async function saying(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const brands = await brandsNamed(reading, text);
  return sql<SqlBool>`(${holds('event.brand_tag', text)} or ${brands('event.brand_id')})`;
}

/** The same, sorted. */
export async function matchingBrandEvents(
  reading: Reading,
  { order, ...query }: Static<typeof BrandEventsQuery>,
): Promise<Rows<BrandEventFound>> {
  const { events } = await filteredBrandEvents(reading, query);
  return followedRows(reading, {
    name: 'brand events',
    query,
    moves: brandEventMoves,
    id: 'event.id',
    matching: events,
    sorted: brandEventList.sorted(events, order),
  });
}
