import { endsAt, opensAt } from '#domain/brand-events/hours.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type BrandEventRow, brandEventsTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event's reason stands in the row. */
const tellsReason: Readonly<Record<OccasionEvent['type'], boolean>> = {
  BrandEventRegistered: false,
  BrandEventRegistrationExpired: false,
  BrandEventRevised: false,
  BrandEventApproved: false,
  BrandEventSeatTaken: false,
  BrandEventSeatFreed: false,
  BrandEventClosed: false,
  BrandEventReopened: false,
  BrandEventRejected: true,
};

/** A registration that expired has no row: there never was an event. */
export const brandEventsProjection: Projection<BrandEventRow, OccasionEvent> = {
  name: 'brand_events',
  table: brandEventsTable,
  categories: ['brand_event'],
  knows: (type) => type in tellsReason,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    const state = occasion.evolve(row?.state ?? occasion.initial, event, at);
    const { status, brandId, regionId, brandTag, startDate, endDate, scheduleCode, gender } = state;
    if (status === 'none' || status === 'expired') return null;
    const { minimumFollowers, invitePeople, isLookTaggable, seats } = state;
    return {
      id: idOf(recorded),
      status,
      brandId,
      regionId,
      brandTag,
      startDate,
      endDate,
      opensAt: opensAt(state),
      endsAt: endsAt(state),
      scheduleCode,
      gender,
      minimumFollowers,
      invitePeople,
      takenSeats: seats.length,
      isLookTaggable,
      reason: tellsReason[event.type] ? (metadata.reason ?? null) : (row?.reason ?? null),
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
