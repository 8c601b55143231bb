import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Events that the caller may see: staff all, brand admins their brand's, and members those that staff approved. */
export function brandEventsFor(db: ReadModels, caller: Caller) {
  const events = db.selectFrom('read.brandEvents as event');
  if (caller.label === 'staff') return events;
  return caller.label === 'user'
    ? events.where('event.status', 'in', ['recruiting', 'done'])
    : events.where('event.brandId', '=', caller.brandId);
}

/** The same, with the brand. `now` decides the possible actions. */
export function wholeBrandEvents(db: ReadModels, caller: Caller, now: string) {
  return brandEventsFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'event.brandId')
    .selectAll('event')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type BrandEventFound = Awaited<ReturnType<ReturnType<typeof wholeBrandEvents>['execute']>>[number];

/** Reservations that the caller may see: staff all, brand admins those of their events, and members their own. */
export function reservationsFor(db: ReadModels, caller: Caller) {
  const reservations = db.selectFrom('read.reservations as reservation');
  if (caller.label === 'staff') return reservations;
  return caller.label === 'user'
    ? reservations.where('reservation.userId', '=', caller.id)
    : reservations.where('reservation.brandId', '=', caller.brandId);
}

/** Whether a posted look names the reservation. */
export const isTagged = sql<boolean>`exists (select from read.looks as look
  where look.reservation_id = reservation.id and look.life = 'posted')`;

/** The same, with the event, the brand and the member. */
export function wholeReservations(db: ReadModels, caller: Caller, now: string) {
  return reservationsFor(db, caller)
    .leftJoin('read.brandEvents as event', 'event.id', 'reservation.brandEventId')
    .leftJoin('read.brands as brand', 'brand.id', 'reservation.brandId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || reservation.user_id`),
    )
    .selectAll('reservation')
    .select(['event.brandTag', 'event.startDate', 'event.endDate', 'event.isLookTaggable', 'event.regionId'])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(['person.username', 'person.name as realName', 'person.phone'])
    .select(isTagged.as('isTagged'))
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type ReservationFound = Awaited<ReturnType<ReturnType<typeof wholeReservations>['execute']>>[number];
