import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { later } from '#domain/reacting.ts';
import { userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';
import { DaysParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type TicketFound, wholeTickets } from './scope.ts';

const ticketList = sortedList(
  wholeTickets,
  {
    id: 'ticket.id',
    start_date: 'ticket.startDate',
    end_date: 'ticket.endDate',
    amount: 'ticket.amount',
    paid_time: 'ticket.paidTime',
    first_failed_time: 'ticket.firstFailedAt',
    created_time: 'ticket.createdAt',
    updated_time: 'ticket.updatedAt',
  },
  newestFirst,
  ['paid_time', 'first_failed_time'],
);

export const TicketFilters = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  user_id: Type.Optional(IdParam),
  plan_id: Type.Optional(IdParam),
  event_ticket_id: Type.Optional(IdParam),
  status: Type.Optional(SomeOf(userTicketStatuses)),
  plan_type: Type.Optional(SomeOf(memberPlanTypes)),
  is_live: Type.Optional(FlagParam),
  is_recharging: Type.Optional(FlagParam),
  is_forced: Type.Optional(FlagParam),
  is_unpaid: Type.Optional(FlagParam),
  is_renewal_failed: Type.Optional(FlagParam),
  start_date: Type.Optional(DaysParam),
  end_date: Type.Optional(DaysParam),
  created_time: Type.Optional(PeriodParam),
};
export const TicketsQuery = ListQuery({ ...TicketFilters, order: ticketList.param });
export type TicketsParams = Omit<Static<typeof TicketsQuery>, 'limit' | 'offset' | 'order'>;

/** Tickets that the caller may see and that match all filters, unsorted. `q` searches usernames. */
export function filteredTickets(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: TicketsParams,
) {
  const {
    ids,
    status: statuses,
    plan_type: types,
    start_date: started,
    end_date: ending,
    created_time: created,
  } = query;
  const { q, user_id: userId, plan_id: planId, event_ticket_id: eventTicketId } = query;
  const { is_live: isLive, is_recharging: isRecharging, is_forced: isForced } = query;
  const { is_unpaid: isUnpaid, is_renewal_failed: isRenewalFailed } = query;
  let tickets = wholeTickets(db, caller, now);
  if (ids !== undefined) tickets = tickets.where(among('ticket.id', ids));
  if (userId !== undefined) tickets = tickets.where('ticket.userId', '=', userId);
  if (planId !== undefined) tickets = tickets.where('ticket.memberPlanId', '=', planId);
  if (eventTicketId !== undefined) tickets = tickets.where('ticket.eventTicketId', '=', eventTicketId);
  if (statuses !== undefined) tickets = tickets.where(among('ticket.status', statuses));
  if (types !== undefined) tickets = tickets.where(among('ticket.plan_type', types));
  if (isLive !== undefined) tickets = tickets.where('ticket.isLive', '=', isLive);
  if (isRecharging !== undefined) tickets = tickets.where('ticket.isRecharging', '=', isRecharging);
  if (isForced !== undefined) tickets = tickets.where('ticket.isForced', '=', isForced);
  if (isUnpaid !== undefined) tickets = tickets.where(whether(unpaidRenewal(now), isUnpaid));
  if (isRenewalFailed !== undefined) tickets = tickets.where(whether(failedRenewal(now), isRenewalFailed));
  if (started !== undefined) {
    tickets = tickets
      .where('ticket.startDate', '>=', started.from)
      .where('ticket.startDate', '<=', started.to);
  }
  if (ending !== undefined) {
    tickets = tickets.where('ticket.endDate', '>=', ending.from).where('ticket.endDate', '<=', ending.to);
  }
  if (created !== undefined) tickets = tickets.where(within('ticket.created_at', created));
  if (q !== undefined) tickets = tickets.where('ticket.userId', 'in', membersNamed(db, q));
  return tickets;
}

/** The ids of members whose usernames contain the text. A subquery of their own lets the indexes of names and tickets serve it. */
function membersNamed(db: ReadModels, text: string) {
  return db
    .selectFrom('read.users as sought')
    .where('sought.status', 'in', ['registered', 'leaving'])
    .where(holds('sought.username', text))
    .select('sought.id');
}

/** Whether a renewal is due and unpaid: its member is suspended. */
function unpaidRenewal(now: string) {
  return sql<SqlBool>`(ticket.status = 'pending' and ticket.previous_ticket_id is not null
    and ticket.start_date <= ${businessDayOf(now)}::date)`;
}

/** So many days after the system gave up a renewal, staff no longer follow it up. */
const followedUpDays = 30;

/** Whether the system gave up a renewal in the last days, and the member has no later ticket. */
function failedRenewal(now: string) {
  return sql<SqlBool>`(ticket.status = 'failed' and ticket.previous_ticket_id is not null
    and ticket.updated_at >= ${later(now, -followedUpDays * 86_400_000)}::timestamptz
    and not exists (select from read.user_tickets as newer
      where newer.user_id = ticket.user_id and newer.created_at > ticket.created_at))`;
}

/** The same, sorted. */
export function matchingTickets(
  reading: Pick<Reading, 'db' | 'caller' | 'now'>,
  { order, ...query }: Static<typeof TicketsQuery>,
): Rows<TicketFound> {
  const tickets = filteredTickets(reading, query);
  return rowsOf(tickets, ticketList.sorted(tickets, order));
}
