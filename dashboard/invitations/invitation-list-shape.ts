import { invitationStatuses, publisherLabels } from '#domain/invitations/invitation-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  { name: 'code', kind: 'text', text: 'invitation.fields.code' },
  {
    name: 'status',
    kind: 'choices',
    text: 'invitation.fields.status',
    options: invitationStatuses,
    group: 'invitation.status',
  },
  { name: 'is_available', kind: 'flag', text: 'invitation.fields.isAvailable' },
  {
    name: 'publisher_label',
    kind: 'choices',
    text: 'invitation.fields.publisher',
    options: publisherLabels,
    group: 'invitation.by',
  },
  { name: 'user_id', kind: 'lookup', several: false, remote: 'user', text: 'invitation.fields.userId' },
  { name: 'created_time', kind: 'period', wire: 'list', text: 'invitation.fields.createdTime' },
  { name: 'publisher_id', kind: 'given', text: 'invitation.fields.publisherId' },
  { name: 'ids', kind: 'given', text: 'invitation.fields.id' },
];

/** The filters and sortings of the list of invitations. */
export const invitationListShape: ListShape = {
  filters,
  orders: ['id', 'expired_time', 'created_time', 'updated_time'],
};
