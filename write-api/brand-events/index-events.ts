import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/** An event with its brand. */
export interface BrandEventOfBrandTable {
  brand_event_id: number;
  brand_id: number;
}

/** A reservation with its member. */
export interface ReservationOfMemberTable {
  reservation_id: number;
  user_id: number;
}

type Deps = Pick<WriteDeps, 'db' | 'streams' | 'indexed'>;

/** Indexes the brand of each event. The event's stream has the current state. */
export const eventsOfBrands: Indexer = {
  table: 'write.brand_events_of_brands',
  async keep(db, events) {
    const rows = events.flatMap((stored) => {
      const { type, data } = asEvent<OccasionEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'BrandEventRegistered' || typeof data?.brandId !== 'number') return [];
      return [{ brand_event_id: Number(entityOf(stored.stream).id), brand_id: data.brandId }];
    });
    if (rows.length === 0) return;
    await db
      .insertInto('write.brand_events_of_brands')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Indexes the member of each reservation. The reservation's stream has the current state. */
export const reservationsOfMembers: Indexer = {
  table: 'write.reservations_of_members',
  async keep(db, events) {
    const rows = events.flatMap((stored) => {
      const { type, data } = asEvent<ReservationEvent>(stored);
      if (type !== 'ReservationBooked' && type !== 'ReservationInvited') return [];
      if (typeof data?.userId !== 'number') return [];
      return [{ reservation_id: Number(entityOf(stored.stream).id), user_id: data.userId }];
    });
    if (rows.length === 0) return;
    await db
      .insertInto('write.reservations_of_members')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Returns the ids of all events that a brand ever registered. Throws 503 while the index lags too far. */
export async function eventsOf(deps: Deps, brandId: number): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.brand_events_of_brands')
    .where('brand_id', '=', brandId)
    .select('brand_event_id')
    .orderBy('brand_event_id')
    .execute();
  return rows.map((row) => Number(row.brand_event_id));
}

/** Returns the ids of all reservations that a member ever had. Throws 503 while the index lags too far. */
export async function reservationsOf(deps: Deps, userId: number): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.reservations_of_members')
    .where('user_id', '=', userId)
    .select('reservation_id')
    .orderBy('reservation_id')
    .execute();
  return rows.map((row) => Number(row.reservation_id));
}
