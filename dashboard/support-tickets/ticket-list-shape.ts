import { supportTicketStatuses } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { Filter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';
import type { Identity } from '../kit/session/token.ts';

const orders = ['id', 'created_time', 'updated_time', 'waiting_time'];
const common: readonly Filter[] = [
  { name: 'statuses', kind: 'choices', options: supportTicketStatuses, group: 'ticket.status' },
  { name: 'created_time', kind: 'period', wire: 'list' },
  { name: 'ids', kind: 'given' },
];

/** The filters and sortings of the staff's list. */
export const ticketListShape: ListShape = {
  filters: [
    { name: 'q', kind: 'search' },
    ...common,
    { name: 'asker', kind: 'given' },
    { name: 'entity', kind: 'given' },
  ],
  orders,
};

/** The filters and sortings of one person's own tickets. */
export function ownListShape({ scope, id }: Pick<Identity, 'scope' | 'id'>): ListShape {
  return { filters: common, orders, fixed: { asker: `${scope}:${id}` } };
}
