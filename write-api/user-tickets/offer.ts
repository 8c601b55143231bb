import { businessDayOf } from '#domain/business-day.ts';
import { activePeriod } from '#domain/event-tickets/active-days.ts';
import { eventTicket, isSignupOpen } from '#domain/event-tickets/event-ticket.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import type { MemberPlanTerms } from '#domain/member-plans/plan-terms.ts';
import { firstPeriod, type Period } from '#domain/periods.ts';
import type { Region } from '#domain/regions.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { chosenTerms } from '../member-plans/terms.ts';

/** A plan that a member signs up for, with the offer of an event ticket or without one. */
export interface WantedOffer {
  memberPlanId: number;
  eventTicketId: number | null;
  startDate: string;
  region: Region;
}

export interface TicketOffer {
  plan: MemberPlanTerms;
  period: Period;
  amount: number;
  /** The limit of the event ticket's uses; null without one. */
  maxUses: number | null;
  /** Whether the ticket renews unless the member says otherwise. */
  isRecharging: boolean;
}

/**
 * Returns plan, period and price of a sign-up at the instant `at`. Throws 422 for the plan as `chosenTerms` does, and
 * `event_ticket.unknown`, `event_ticket.other_plan`, `event_ticket.closed` and `event_ticket.not_offered` for the event ticket.
 */
export async function offerFor(deps: WriteDeps, wanted: WantedOffer, at: string): Promise<TicketOffer> {
  const { memberPlanId, eventTicketId, startDate, region } = wanted;
  const plan = await chosenTerms(deps, { memberPlanId, region, day: startDate });
  const { defaultRechargingFlag: isRecharging } = (await deps.streams.refresh(memberPlan, memberPlanId))
    .state;
  if (eventTicketId === null) {
    const period = firstPeriod(startDate, plan.months);
    return { plan, period, amount: plan.price, maxUses: null, isRecharging };
  }
  const { state: event } = await deps.streams.refresh(eventTicket, eventTicketId);
  if (event.status === 'none') {
    throw unprocessable('event_ticket.unknown', `there is no event ticket ${eventTicketId}`, {
      eventTicketId,
    });
  }
  if (event.memberPlanId !== memberPlanId) {
    const message = `the event ticket is for plan ${event.memberPlanId}: choose that plan`;
    throw unprocessable('event_ticket.other_plan', message, { memberPlanId: event.memberPlanId });
  }
  if (!isSignupOpen(event, businessDayOf(at))) {
    const { signupStartDate: from, signupEndDate: to } = event;
    const message = `members sign up with this event ticket from ${from} to ${to}: sign up without it`;
    throw unprocessable('event_ticket.closed', message, { from, to });
  }
  const amount = event.discountPrice[region];
  const period = activePeriod(event, startDate);
  if (amount === null || period === null) {
    const message = `the event ticket is not offered in ${region}: sign up without it`;
    throw unprocessable('event_ticket.not_offered', message, { region });
  }
  return { plan, period: startingNow(period, startDate), amount, maxUses: event.maxUses, isRecharging };
}

/** Fixed days that have begun start on the chosen day. */
function startingNow(period: Period, startDate: string): Period {
  const isUnderWay = period.startDate < startDate && startDate <= period.endDate;
  return isUnderWay ? { ...period, anchor: startDate, startDate } : period;
}
