import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { businessDayOf } from '#domain/business-day.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Plans that the caller may see: staff see all; a member those that it can sign up for, and those of its tickets. */
export function memberPlansFor(db: ReadModels, caller: Caller, now: string) {
  const plans = db.selectFrom('read.memberPlans as plan');
  if (caller.label === 'staff') return plans;
  if (caller.label !== 'user') return plans.where(nothing);
  return plans.where((where) =>
    where.or([isOfferedTo(db, caller, now), where.exists(ticketsOfPlan(db, caller))]),
  );
}

/** Whether a plan is on offer, and sold in the member's region on any day from today. */
export function isOfferedTo(db: ReadModels, caller: Caller, now: string): RawBuilder<SqlBool> {
  const region = membersFor(db, caller).select('member.regionId');
  return sql<SqlBool>`(plan.status = 'active' and plan.is_active and exists (
    select from jsonb_array_elements(plan.prices) with ordinality as sold(priced, place)
    where sold.priced -> 'price' ->> ${region} is not null and not exists (
      select from jsonb_array_elements(plan.prices) with ordinality as newer(priced, place)
      where newer.place > sold.place and newer.priced ->> 'from' <= ${businessDayOf(now)}::text)))`;
}

function ticketsOfPlan(db: ReadModels, caller: MemberCaller) {
  return db
    .selectFrom('read.userTickets as ticket')
    .select('ticket.id')
    .where('ticket.userId', '=', caller.id)
    .where(sql<SqlBool>`plan.id in (ticket.member_plan_id, ticket.next_member_plan_id)`);
}

/** The same, with the number of live tickets of each for staff. `now` decides which prices apply. */
export function wholeMemberPlans(db: ReadModels, caller: Caller, now: string) {
  return memberPlansFor(db, caller, now)
    .selectAll('plan')
    .select(
      db
        .selectFrom('read.userTickets as ticket')
        .where(sql<SqlBool>`ticket.member_plan_id = plan.id and ticket.is_live`)
        .having(sql<SqlBool>`${caller.label === 'staff'}`)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('userCount'),
    )
    .select(sql<string>`${now}::text`.as('now'));
}
export type MemberPlanFound = Awaited<ReturnType<ReturnType<typeof wholeMemberPlans>['execute']>>[number];
