import { collaborationStatuses, proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const brand: NamedFilter = {
  name: 'brand_id',
  kind: 'lookup',
  several: false,
  text: 'collaboration.fields.brandId',
  staffOnly: true,
};
const created: NamedFilter = {
  name: 'created_time',
  kind: 'period',
  wire: 'list',
  text: 'collaboration.fields.createdTime',
  seldom: true,
};
const given: NamedFilter = { name: 'ids', kind: 'given', text: 'collaboration.fields.id' };

/** The filters and sortings of the list of collaborations. */
export const collaborationListShape = shapeFor({
  filters: [
    { name: 'q', kind: 'search', text: 'collaboration.search' },
    {
      name: 'statuses',
      kind: 'choices',
      text: 'collaboration.fields.status',
      options: collaborationStatuses,
      group: 'collaboration.status',
    },
    brand,
    { name: 'days', kind: 'period', wire: 'days', text: 'collaboration.days' },
    { name: 'is_look_taggable', kind: 'flag', text: 'collaboration.fields.isLookTaggable', seldom: true },
    created,
    given,
  ],
  orders: ['id', 'name', 'start_date', 'end_date', 'post_until', 'created_time', 'updated_time'],
});

/** The filters and sortings of the list of proposals. */
export const proposalListShape = shapeFor({
  filters: [
    { name: 'q', kind: 'search', text: 'collaboration.proposalSearch' },
    {
      name: 'statuses',
      kind: 'choices',
      text: 'collaboration.fields.status',
      options: proposalStatuses,
      group: 'collaboration.proposal',
    },
    brand,
    {
      name: 'user_id',
      kind: 'lookup',
      several: false,
      remote: 'user',
      text: 'collaboration.fields.userId',
      staffOnly: true,
    },
    { name: 'is_read', kind: 'flag', text: 'collaboration.opened', seldom: true },
    { name: 'is_look_tagged', kind: 'flag', text: 'collaboration.lookPosted', seldom: true },
    created,
    { name: 'brand_collaboration_id', kind: 'given', text: 'collaboration.fields.brandCollaborationId' },
    given,
  ],
  orders: ['id', 'feed_index', 'created_time', 'updated_time'],
});
