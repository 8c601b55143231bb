import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { among } from '../../kit/search.ts';
import { brandBrief } from '../brands/brief.ts';

/** The event of a look, with the member's reservation. */
export type EventOfLook = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * Returns the events of looks, by the reservation that they name. A brand admin sees those of its brand; for other looks the
 * result is null.
 */
export async function eventsOfLooks(
  db: ReadModels,
  caller: Caller,
  looks: readonly { reservationId: number | null }[],
): Promise<(reservationId: number | null) => EventOfLook | null> {
  const ids = looks.flatMap(({ reservationId }) => reservationId ?? []);
  if (ids.length === 0) return () => null;
  const rows = await rowsOf(db, caller, ids);
  const byId = new Map(rows.map((row) => [row.reservationId, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

function rowsOf(db: ReadModels, caller: Caller, ids: readonly number[]) {
  const reservations = db
    .selectFrom('read.reservations as reservation')
    .innerJoin('read.brandEvents as event', 'event.id', 'reservation.brandEventId')
    .leftJoin('read.brands as brand', 'brand.id', 'event.brandId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || reservation.user_id`),
    )
    .where(among('reservation.id', ids));
  const seen =
    caller.label === 'brand_admin'
      ? reservations.where('reservation.brandId', '=', caller.brandId)
      : reservations;
  return seen
    .select([
      'reservation.id as reservationId',
      'reservation.state',
      'reservation.givenPoints',
      'reservation.givenCash',
    ])
    .select(['reservation.userId', 'person.username'])
    .select(['event.id', 'event.brandId', 'event.regionId', 'event.brandTag', 'event.isLookTaggable'])
    .select(['event.startDate', 'event.endDate', 'brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .execute();
}

/** The event as an answer shows it. */
export function shownEvent(row: EventOfLook) {
  const { assignedPoint, lookUploadPoint, lookUploadCash } = row.state;
  return {
    id: row.id,
    brand: brandBrief(row),
    regionId: row.regionId,
    assignedPoint,
    brandTag: row.brandTag,
    isLookTaggable: row.isLookTaggable,
    startDate: row.startDate,
    endDate: row.endDate,
    reservations: [
      {
        id: row.reservationId,
        lookUploadPoint,
        lookUploadCash,
        curator: { id: row.userId, username: row.username },
      },
    ],
  };
}
