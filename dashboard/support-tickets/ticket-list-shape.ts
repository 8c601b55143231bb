import { supportTicketStatuses } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';
import type { Identity } from '../kit/session/token.ts';

const orders = ['id', 'created_time', 'updated_time', 'waiting_time'];
const common: readonly NamedFilter[] = [
  {
    name: 'statuses',
    kind: 'choices',
    text: 'ticket.fields.status',
    options: supportTicketStatuses,
    group: 'ticket.status',
  },
  { name: 'created_time', kind: 'period', text: 'ticket.fields.createdTime', wire: 'list' },
  { name: 'ids', kind: 'given', text: 'ticket.fields.id' },
];
const forStaff: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'ticket.search' },
  ...common,
  { name: 'is_mine', kind: 'flag', text: 'ticket.mine' },
  { name: 'is_assigned', kind: 'flag', text: 'ticket.isAssigned' },
  { name: 'staff_id', kind: 'lookup', several: false, text: 'ticket.fields.staffId' },
  { name: 'asker', kind: 'given', text: 'ticket.fields.asker' },
  { name: 'entity', kind: 'given', text: 'ticket.fields.entity' },
];

/** The filters and sortings of the staff's list. */
export const ticketListShape: ListShape = { filters: forStaff, orders };

/** The filters and sortings of one person's own tickets. */
export function ownListShape({ scope, id }: Pick<Identity, 'scope' | 'id'>): ListShape {
  return { filters: common, orders, fixed: { asker: `${scope}:${id}` } };
}
