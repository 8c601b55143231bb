import { memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'userTicket.search' },
  {
    name: 'status',
    kind: 'choices',
    text: 'userTicket.fields.status',
    options: userTicketStatuses.filter((status) => status !== 'idle'),
    group: 'userTicket.status',
  },
  { name: 'user_id', kind: 'lookup', several: false, remote: 'user', text: 'userTicket.fields.userId' },
  { name: 'plan_id', kind: 'lookup', several: false, remote: 'member_plan', text: 'userTicket.fields.plan' },
  {
    name: 'plan_type',
    kind: 'choices',
    text: 'userTicket.filters.planType',
    options: memberPlanTypes,
    group: 'userTicket.planType',
    seldom: true,
  },
  { name: 'is_live', kind: 'flag', text: 'userTicket.filters.isLive' },
  { name: 'is_recharging', kind: 'flag', text: 'userTicket.fields.isRecharging' },
  { name: 'is_unpaid', kind: 'flag', text: 'userTicket.views.suspended', seldom: true },
  { name: 'is_renewal_failed', kind: 'flag', text: 'userTicket.views.failed', seldom: true },
  { name: 'is_forced', kind: 'flag', text: 'userTicket.fields.isForced', seldom: true },
  { name: 'created_time', kind: 'period', wire: 'list', text: 'userTicket.fields.createdTime' },
  { name: 'event_ticket_id', kind: 'given', text: 'userTicket.fields.eventTicketId' },
  { name: 'ids', kind: 'given', text: 'userTicket.fields.id' },
];

/** The filters and sortings of the list of tickets, which staff alone see. */
export const ticketListShape = shapeFor({
  filters,
  orders: ['id', 'start_date', 'end_date', 'amount', 'paid_time', 'created_time', 'updated_time'],
  past: {
    kind: 'user_ticket',
    filters: ['status', 'user_id', 'plan_id', 'plan_type', 'created_time', 'event_ticket_id', 'ids'],
    compared: null,
    hasFile: true,
  },
})('staff');
