import { userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';

import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { among, within } from '../kit/search.ts';
import type { TicketsParams } from './lists.ts';
import { streamsOf } from './past.ts';
import { type TicketFound, wholeTickets } from './scope.ts';

const one = (id: number | undefined) => (id === undefined ? undefined : [id]);

/** The list of tickets as it was. Only filters by what a ticket never changes apply, besides its status. */
export const pastUserTickets: PastList<TicketsParams, TicketFound> = {
  category: 'user_ticket',
  projection: 'user_tickets',
  spans: 'read.user_ticket_spans',
  days: 'read.user_ticket_days',
  stat: 'user_ticket_moves',
  own: 'read.user_tickets',
  // Tickets belong to no brand: all their spans stand under brand 0.
  hasBrands: true,
  statuses: userTicketStatuses,
  createdAt: 'created_at',
  known: {
    filters: ['status', 'user_id', 'plan_id', 'plan_type', 'event_ticket_id', 'ids', 'created_time'],
    orders: ['id', 'created_time'],
  },
  counted: ['status'],
  async asked(_, query) {
    const { created_time: created } = query;
    const lists = [
      ['own.user_id', one(query.user_id)],
      ['own.member_plan_id', one(query.plan_id)],
      ['own.plan_type', query.plan_type],
      ['own.event_ticket_id', one(query.event_ticket_id)],
      ['own.id', query.ids],
    ] as const;
    return {
      statuses: query.status,
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
      ],
    };
  },
  around: { load: (load, own, cut) => load([...new Set(cut.counted(own).flatMap(streamsOf))]) },
  async shown({ db, caller, now }, ids) {
    const rows = await wholeTickets(db, caller, now).where(among('ticket.id', ids)).execute();
    return inOrderOf(ids, rows);
  },
};
