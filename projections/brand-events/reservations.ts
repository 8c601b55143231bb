import { reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type ReservationRow, reservationsTable } from './tables.ts';

type ReasonColumn = 'modificationReason' | 'reason';

/** Lists every event type, so that a missing type does not compile. Names the column in which the event's reason stands. */
const reasonIn: Readonly<Record<ReservationEvent['type'], ReasonColumn | null>> = {
  ReservationBooked: null,
  ReservationInvited: null,
  ReservationBookExpired: null,
  ReservationAccepted: null,
  ReservationDeclined: 'reason',
  ReservationRescheduled: 'modificationReason',
  ReservationCanceled: 'reason',
  ReservationAttended: null,
  ReservationRewarded: null,
  ReservationRevoked: null,
};

/** A booking that expired has no row: there never was a reservation. */
export const reservationsProjection: Projection<ReservationRow, ReservationEvent> = {
  name: 'reservations',
  table: reservationsTable,
  categories: ['reservation'],
  knows: (type) => type in reasonIn,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    const state = reservation.evolve(row?.state ?? reservation.initial, event, at);
    const { status, brandEventId, brandId, userId, start, end, askedAt, isInvitation } = state;
    if (status === 'none' || status === 'lapsed') return null;
    const { hasCome, givenPoints, givenCash } = state;
    const column = reasonIn[event.type];
    return {
      modificationReason: row?.modificationReason ?? null,
      reason: row?.reason ?? null,
      ...(column !== null && { [column]: metadata.reason ?? null }),
      id: idOf(recorded),
      brandEventId,
      brandId,
      userId,
      status,
      startsAt: start,
      endsAt: end,
      askedAt,
      isInvitation,
      hasCome,
      givenPoints,
      givenCash,
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
