import { brandEventStates, reservationStates } from '#domain/brand-events/event-kinds.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

/** The filter by brand, for staff. */
export const brandFilter: NamedFilter = {
  name: 'brand_id',
  kind: 'lookup',
  several: false,
  text: 'brandEvent.fields.brandId',
  staffOnly: true,
};
const created: NamedFilter = {
  name: 'created_time',
  kind: 'period',
  wire: 'list',
  text: 'brandEvent.fields.createdTime',
  seldom: true,
};
const given: NamedFilter = { name: 'ids', kind: 'given', text: 'brandEvent.fields.id' };

/** The filters and sortings of the list of events. */
export const brandEventListShape = shapeFor({
  filters: [
    { name: 'q', kind: 'search', text: 'brandEvent.search' },
    {
      name: 'states',
      kind: 'choices',
      text: 'brandEvent.fields.status',
      options: brandEventStates,
      group: 'brandEvent.state',
    },
    brandFilter,
    { name: 'days', kind: 'period', wire: 'days', text: 'brandEvent.days' },
    { name: 'has_free_seats', kind: 'flag', text: 'brandEvent.freeSeats' },
    {
      name: 'region_ids',
      kind: 'choices',
      text: 'brandEvent.fields.regionId',
      options: regions,
      group: 'brandEvent.region',
      seldom: true,
    },
    {
      name: 'genders',
      kind: 'choices',
      text: 'brandEvent.fields.gender',
      options: memberGenders,
      group: 'brandEvent.gender',
      seldom: true,
    },
    { name: 'is_look_taggable', kind: 'flag', text: 'brandEvent.fields.isLookTaggable', seldom: true },
    created,
    given,
  ],
  orders: ['id', 'start_date', 'end_date', 'created_time', 'updated_time'],
});

/** The filters and sortings of the list of reservations. */
export const reservationListShape = shapeFor({
  filters: [
    { name: 'q', kind: 'search', text: 'brandEvent.reservationSearch' },
    {
      name: 'states',
      kind: 'choices',
      text: 'brandEvent.fields.status',
      options: reservationStates,
      group: 'brandEvent.reservationState',
    },
    brandFilter,
    {
      name: 'user_id',
      kind: 'lookup',
      several: false,
      remote: 'user',
      text: 'brandEvent.fields.userId',
      staffOnly: true,
    },
    { name: 'start', kind: 'period', wire: 'list', text: 'brandEvent.fields.start' },
    { name: 'is_asked', kind: 'flag', text: 'brandEvent.answerAwaited', seldom: true },
    { name: 'has_come', kind: 'flag', text: 'brandEvent.fields.hasCome', seldom: true },
    { name: 'is_look_tagged', kind: 'flag', text: 'brandEvent.fields.isLookTagged', seldom: true },
    created,
    { name: 'brand_event_id', kind: 'given', text: 'brandEvent.fields.brandEventId' },
    given,
  ],
  orders: ['id', 'start', 'created_time', 'updated_time'],
});
