import { type SqlBool, sql } from 'kysely';
import { businessDayOf } from '#domain/business-day.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';
import { isOfferedTo } from '../member-plans/scope.ts';

/** The number of members who use the event ticket `event`: tickets that ended unpaid or were canceled give their use back. */
const uses = sql<string>`(select count(*) from read.user_tickets as used
  where used.event_ticket_id = event.id and used.status not in ('failed', 'canceled'))`;

/** Event tickets that the caller may see: staff see all; a member those that it can sign up with, and those that it used. */
export function eventTicketsFor(db: ReadModels, caller: Caller, now: string) {
  const events = db
    .selectFrom('read.eventTickets as event')
    .leftJoin('read.memberPlans as plan', 'plan.id', 'event.memberPlanId');
  if (caller.label === 'staff') return events;
  if (caller.label !== 'user') return events.where(nothing);
  return events.where((where) =>
    where.or([isOpenTo(db, caller, now), where.exists(ticketsWith(db, caller))]),
  );
}

function isOpenTo(db: ReadModels, caller: MemberCaller, now: string) {
  const region = membersFor(db, caller).select('member.regionId');
  const today = businessDayOf(now);
  return sql<SqlBool>`(event.status = 'active'
    and ${today}::date between event.signup_start_date and event.signup_end_date
    and event.discount_price ->> ${region} is not null
    and (event.max_uses is null or event.max_uses > ${uses})
    and ${isOfferedTo(db, caller, now)})`;
}

function ticketsWith(db: ReadModels, caller: MemberCaller) {
  return db
    .selectFrom('read.userTickets as ticket')
    .select('ticket.id')
    .where('ticket.userId', '=', caller.id)
    .where(sql<SqlBool>`ticket.event_ticket_id = event.id`);
}

/** The same, with the plan's name, and the number of uses for staff. `now` decides whether the sign-up is open. */
export function wholeEventTickets(db: ReadModels, caller: Caller, now: string) {
  return eventTicketsFor(db, caller, now)
    .selectAll('event')
    .select('plan.name as planName')
    .select(sql<string | null>`case when ${caller.label === 'staff'} then ${uses} end`.as('useCount'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type EventTicketFound = Awaited<ReturnType<ReturnType<typeof wholeEventTickets>['execute']>>[number];
