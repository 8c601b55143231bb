import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { FlagParam, IdParam, IdsParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, whether } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { eventTicketStatuses } from './contract.ts';
import { type EventTicketFound, wholeEventTickets } from './scope.ts';

const eventTicketList = sortedList(
  wholeEventTickets,
  {
    id: 'event.id',
    name: 'event.name',
    signup_start_date: 'event.signupStartDate',
    signup_end_date: 'event.signupEndDate',
    created_time: 'event.createdAt',
    updated_time: 'event.updatedAt',
  },
  newestFirst,
);

export const EventTicketsQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  plan_id: Type.Optional(IdParam),
  status: Type.Optional(SomeOf(eventTicketStatuses)),
  is_signup_open: Type.Optional(FlagParam),
  order: eventTicketList.param,
});

/** Event tickets that the caller may see and that match all filters. */
export function matchingEventTickets(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: Static<typeof EventTicketsQuery>,
): Rows<EventTicketFound> {
  const { ids, status: statuses } = query;
  const { q, plan_id: planId, is_signup_open: isOpen } = query;
  let events = wholeEventTickets(db, caller, now);
  if (ids !== undefined) events = events.where(among('event.id', ids));
  if (planId !== undefined) events = events.where('event.memberPlanId', '=', planId);
  if (statuses !== undefined) events = events.where(among('event.status', statuses));
  if (isOpen !== undefined) events = events.where(whether(isSignupOpen(now), isOpen));
  if (q !== undefined) events = events.where(holds('event.name', q));
  return rowsOf(events, eventTicketList.sorted(events, query.order));
}

function isSignupOpen(now: string) {
  return sql<SqlBool>`(event.status = 'active'
    and ${businessDayOf(now)}::date between event.signup_start_date and event.signup_end_date)`;
}
