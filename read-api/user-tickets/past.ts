import { notFound } from '#http/errors.ts';
import { userTickets } from '#projections/user-tickets/area.ts';
import { userTicketsTable } from '#projections/user-tickets/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { type UserTicketDetail, userTicketFields } from './contract.ts';
import { ticketsFor, wholeTickets } from './scope.ts';

export const userTicketPast: Past<UserTicketDetail> = {
  category: 'user_ticket',
  projection: 'user_tickets',
  path: '/v1/subscriptions/user-tickets/:id',
  tags: ['subscriptions'],
  differenceId: 'getUserTicketDifference',
  async detail({ db, now }, caller, id) {
    const tickets = wholeTickets(db, caller, now().toISOString());
    const row = await tickets.where('ticket.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('user_ticket', id);
    return userTicketFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(await ticketsFor(db, caller).where('ticket.id', '=', id).select('ticket.id').executeTakeFirst()),
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: () => false,
};

/** The streams that a ticket's event names: its member and the member's rentals, its payment, its event ticket and its plans. */
export function streamsOf({ data }: Step): string[] {
  const { userId, paymentId, eventTicketId, plan, nextMemberPlanId } = data as {
    userId?: number;
    paymentId?: number | null;
    eventTicketId?: number | null;
    plan?: { memberPlanId: number };
    nextMemberPlanId?: number | null;
  };
  const plans = [plan?.memberPlanId, nextMemberPlanId].flatMap((id) => (id ? [`member_plan-${id}`] : []));
  return [
    ...plans,
    ...(userId === undefined
      ? []
      : [`user-${userId}`, `member_rentals-${userId}`, `member_wallet-${userId}`]),
    ...(paymentId ? [`payment-${paymentId}`] : []),
    ...(eventTicketId ? [`event_ticket-${eventTicketId}`] : []),
  ];
}

/** The fields are those of the state; the row's other columns repeat them. */
export const userTicketsThen: RowsThen = {
  models: userTickets,
  fields: (rows) =>
    rows
      .of(userTicketsTable)
      .map(({ id, state }) => [`user_ticket-${id}`, fieldsOf(state, {}, ['ticketId'])]),
  people: () => [],
};
