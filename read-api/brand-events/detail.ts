import { sql } from 'kysely';
import { isOpenReservation } from '#domain/brand-events/event-kinds.ts';
import type { OccasionContact } from '#domain/brand-events/occasion-events.ts';
import type { AdditionalField } from '#domain/brand-events/reservation-events.ts';
import { personKey } from '#domain/members/person.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { type BrandEventDetail, brandEventFields } from './contract.ts';
import { type ReservationDetail, reservationFields } from './reservation-contract.ts';
import { reservationsFor, wholeBrandEvents, wholeReservations } from './scope.ts';

const noTotals = { totalGivenPoints: null, totalGivenCash: null };
const noContact: OccasionContact = { eventAddress: null, adminName: null, adminPhone: null };

/** An event with its place and contact. Throws 404 if the caller sees no such event. */
export async function brandEventDetail(
  deps: Pick<ReadDeps, 'db' | 'now' | 'unsealer'>,
  caller: Caller,
  id: number,
): Promise<BrandEventDetail> {
  const events = wholeBrandEvents(deps.db, caller, deps.now().toISOString());
  const row = await events.where('event.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('brand_event', id);
  const { contact } = row.state;
  const isTold = contact !== null && (await mayKnowPlace(deps, caller, id));
  const told = isTold ? await deps.unsealer.unseal(personKey('brand', row.brandId), contact) : null;
  return {
    ...brandEventFields.shown(row),
    ...noContact,
    ...(told as OccasionContact | null),
    ...(caller.label === 'user' ? noTotals : await totalsOf(deps, caller, id)),
  };
}

/** What the event's reservations earned, canceled ones too, as they may keep their reward. */
async function totalsOf({ db }: Pick<ReadDeps, 'db'>, caller: Caller, id: number) {
  return reservationsFor(db, caller)
    .where('reservation.brandEventId', '=', id)
    .select([
      sql<number>`coalesce(sum(reservation.given_points), 0)::float8`.as('totalGivenPoints'),
      sql<number>`coalesce(sum(reservation.given_cash), 0)::float8`.as('totalGivenCash'),
    ])
    .executeTakeFirstOrThrow();
}

/** Members learn the place once they have a seat. */
async function mayKnowPlace({ db }: Pick<ReadDeps, 'db'>, caller: Caller, id: number): Promise<boolean> {
  if (caller.label !== 'user') return true;
  const own = await reservationsFor(db, caller)
    .where('reservation.brandEventId', '=', id)
    .select('reservation.status')
    .execute();
  return own.some(({ status }) => isOpenReservation(status));
}

/** A reservation with the answers to the event's questions. Throws 404 if the caller sees no such reservation. */
export async function reservationDetail(
  deps: Pick<ReadDeps, 'db' | 'now' | 'unsealer'>,
  caller: Caller,
  id: number,
): Promise<ReservationDetail> {
  const reservations = wholeReservations(deps.db, caller, deps.now().toISOString());
  const row = await reservations.where('reservation.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('reservation', id);
  const sealed = row.state.additionalFields;
  const told = sealed === null ? null : await deps.unsealer.unseal(personKey('user', row.userId), sealed);
  return { ...reservationFields.shown(row), additionalFields: told as AdditionalField[] | null };
}
