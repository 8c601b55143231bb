import Type from 'typebox';
import { areActiveDays } from '#domain/event-tickets/active-days.ts';
import { type EventTicketFields, eventTicket } from '#domain/event-tickets/event-ticket.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { unprocessable } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { changedEventTicket, EventTicketBody, EventTicketChanges, wholeEventTicket } from './bodies.ts';

/** Registers the routes by which owners write event tickets. */
export function eventTicketRoutes(app: TypedApp, deps: WriteDeps): void {
  recordRoutes(app, deps, {
    url: '/v1/subscriptions/user-event-tickets',
    tags: ['subscriptions'],
    name: 'UserEventTicket',
    noun: 'an event ticket: an offer to sign up for a plan at another price',
    ends: 'Retire an event ticket; tickets that used it stay',
    staff: 'owner',
    in: Type.Object({}),
    of: IdParams,
    whole: EventTicketBody,
    changes: EventTicketChanges,
    register: (asked, _, said) =>
      registerRecord(deps, asked, eventTicket, () => valid(deps, wholeEventTicket(said))),
    replace: (asked, of, said) =>
      reviseRecord(deps, asked, eventTicket, of, () => valid(deps, wholeEventTicket(said))),
    revise: (asked, of, said) =>
      reviseRecord(deps, asked, eventTicket, of, (now) => valid(deps, changedEventTicket(said, now))),
    end: (asked, of) => endRecord(deps, asked, eventTicket, of),
  });
}

/** Returns the fields; throws 422 if the days are not valid, or if there is no such plan. */
async function valid({ streams }: WriteDeps, fields: EventTicketFields): Promise<EventTicketFields> {
  if (!areActiveDays(fields)) {
    throw unprocessable(
      'event_ticket.bad_days',
      'give either a duration from a day to two years (P1M), or a first and a last day',
    );
  }
  if (fields.signupStartDate > fields.signupEndDate) {
    throw unprocessable('event_ticket.bad_signup', 'the sign-up ends before it starts: correct its days');
  }
  const { memberPlanId } = fields;
  const { state } = await streams.refresh(memberPlan, memberPlanId);
  if (state.status === 'active') return fields;
  throw unprocessable('member_plan.unknown', `there is no plan ${memberPlanId}`, { memberPlanId });
}
