import { supportTickets } from '#projections/support-tickets/area.ts';
import { supportTicketsTable } from '#projections/support-tickets/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import type { Past, RowsThen } from '../kit/as-of/past.ts';
import type { SupportTicketDetail } from './contract.ts';
import { supportTicketDetail } from './detail.ts';

export const supportTicketPast: Past<SupportTicketDetail> = {
  category: 'support_ticket',
  projection: 'support_tickets',
  path: '/v1/support-tickets/:id',
  tags: ['support'],
  differenceId: 'getSupportTicketDifference',
  detail: supportTicketDetail,
  isShown: async (_, caller) => caller.label === 'staff',
  around: async (_load, own) => [...own],
  isGone: () => false,
};

export const supportTicketsThen: RowsThen = {
  models: supportTickets,
  fields: (rows) =>
    rows.of(supportTicketsTable).map((row) => [`support_ticket-${row.id}`, fieldsOf({}, row, ['messages'])]),
  people: (rows) =>
    rows.of(supportTicketsTable).flatMap(({ messages }) => messages.map(({ label, id }) => `${label}:${id}`)),
};
