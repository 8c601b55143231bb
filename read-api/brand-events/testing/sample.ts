import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { occasionDescription, reservationDescription } from '#domain/testing/brand-events.ts';
import { brandEventsProjection } from '#projections/brand-events/events.ts';
import { reservationsProjection } from '#projections/brand-events/reservations.ts';
import { brandEventsTable, reservationsTable } from '#projections/brand-events/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const told = [1, 2].map((brandId) => {
  const brandEventId = 870 + brandId;
  const reservationId = 880 + brandId;
  const registered: OccasionEvent = {
    type: 'BrandEventRegistered',
    data: { ...occasionDescription, brandEventId, brandId, memo: `memo of brand ${brandId}` },
  };
  const booked: ReservationEvent = {
    type: 'ReservationBooked',
    data: { ...reservationDescription, reservationId, brandEventId, brandId, userId: 1000 + brandId },
  };
  return { brandId, brandEventId, reservationId, registered, booked };
});

/** Sample: event 871 of brand A with reservation 881 of member 1001, and event 872 of brand B with 882 of member 1002. */
export const sample: Sample = {
  async insert(pool) {
    const events = told.flatMap(
      ({ brandEventId, registered: event }) =>
        foldAll(brandEventsProjection, `brand_event-${brandEventId}`, [{ event, on }]) ?? [],
    );
    const reservations = told.flatMap(
      ({ reservationId, booked: event }) =>
        foldAll(reservationsProjection, `reservation-${reservationId}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, brandEventsTable, events);
    await insertRows(pool, reservationsTable, reservations);
  },
  log: told.flatMap(({ brandId, brandEventId, reservationId, registered, booked }) => {
    const how = { at: `${on}T00:00:00.000Z`, brandIds: [brandId] };
    return [
      logRow(`brand_event-${brandEventId}`, 0n, registered.type, registered.data, how),
      logRow(`reservation-${reservationId}`, 0n, booked.type, booked.data, how),
    ];
  }),
  idOf(path, _name, brand) {
    if (path.startsWith('/v1/brand-events/{id}')) return String(870 + brand);
    return path.startsWith('/v1/reservations/{id}') ? String(880 + brand) : null;
  },
  shared: /^$/,
  forStaff: /^$/,
};
